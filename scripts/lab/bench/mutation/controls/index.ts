import type { Control } from '../mutation.ts';
import { formControls } from './form.ts';
import { localControls } from './local.ts';
import { wordingControls } from './wording.ts';

/** Every kind of correct change, of which the check has to say nothing. */
export const controls: readonly Control[] = [...formControls, ...wordingControls, ...localControls];
