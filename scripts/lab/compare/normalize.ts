/** Removes what changes with every build: hashes in file names and of inline scripts, and React's ids. */
export function normalize(text: string): string {
  return text
    .replace(/(\/(?:assets|social)\/[\w./-]*?)-[\w-]{7,8}(?=\.\w)/g, '$1')
    .replace(/(?:'sha256-[^']+' ?)+/g, (hashes) => `(${hashes.split('sha256-').length - 1} hashes) `)
    .replace(/_[rR]_\w*_/g, '_R_');
}

/** Collapses white space, but not no-break spaces, which authors choose. */
export function collapse(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').trim();
}
