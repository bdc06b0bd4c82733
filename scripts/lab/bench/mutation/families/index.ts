import type { Family } from '../mutation.ts';
import { charFamilies } from './chars.ts';
import { fileFamilies } from './file.ts';
import { glossaryFamilies } from './glossary.ts';
import { headingFamilies } from './headings.ts';
import { frontmatterFamilies, keyFamilies } from './keys.ts';
import { linkFamilies } from './links.ts';
import { numberFamilies } from './numbers.ts';
import { parseFamilies } from './parse.ts';
import { placeholderFamilies } from './placeholders.ts';
import { protectedFamilies } from './protected.ts';
import { staleFamilies } from './stale.ts';
import { typographyFamilies } from './typography.ts';
import { untranslatedFamilies } from './untranslated.ts';

/** Every kind of defect, by the rule that has to find it. */
export const families: readonly Family[] = [
  ...parseFamilies,
  ...fileFamilies,
  ...keyFamilies,
  ...placeholderFamilies,
  ...protectedFamilies,
  ...linkFamilies,
  ...charFamilies,
  ...headingFamilies,
  ...untranslatedFamilies,
  ...numberFamilies,
  ...frontmatterFamilies,
  ...typographyFamilies,
  ...glossaryFamilies,
  ...staleFamilies,
];
