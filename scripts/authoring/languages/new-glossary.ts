/**
 * The initial `glossary.yaml` of a new language.
 * @param name English name of the language
 */
export const newGlossary = (
  name: string,
): string => `# How terms are translated to ${name} on this site. An entry looks like this:
#
#   - en: rendering
#     use: the word to use / another form of it
#     avoid: ["a word that is wrong"]
#     note: When to use which, or why the other word is wrong.
terms: []

# Texts that are intentionally the same as in English, each with a reason:
#
#   - text: Studio
#     reason: The word is the same.
same: []
`;
