import { z } from 'zod';
import { hero, pageFields } from '../fields.ts';

/** A screen of prose; what a new screen is until it has a schema of its own. */
export const article = z.strictObject({ ...pageFields, hero: hero() });
