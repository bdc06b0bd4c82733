import type { z } from 'zod';
import type { InvariantMark } from './fields.ts';

/** The texts of a schema, which are translated and looked up with i18next keys. */
export type Texts<Schema> = Schema extends InvariantMark
  ? never
  : Schema extends z.ZodOptional<infer Inner>
    ? Texts<Inner>
    : Schema extends z.ZodObject<infer Shape>
      ? { readonly [Key in keyof Shape as IfAny<Texts<Shape[Key]>, Key>]: Texts<Shape[Key]> }
      : Schema extends z.ZodRecord<z.ZodString, infer Entry>
        ? { readonly [key: string]: Texts<Entry> }
        : Schema extends z.ZodArray
          ? readonly string[]
          : string;

/** The data of a schema: its invariants, nested in the same groups and entries. */
export type Data<Schema> = Schema extends InvariantMark
  ? z.output<Schema & z.ZodType>
  : Schema extends z.ZodOptional<infer Inner>
    ? Data<Inner> | undefined
    : Schema extends z.ZodObject<infer Shape>
      ? { readonly [Key in keyof Shape as IfAny<Data<Shape[Key]>, Key>]: Data<Shape[Key]> }
      : Schema extends z.ZodRecord<z.ZodString, infer Entry>
        ? { readonly [key: string]: Data<Entry> }
        : never;

type IfAny<Value, Key> = [Value] extends [never] ? never : Key;

/** i18next keys of texts: `hero.heading`. */
export type TextKey<Held> = {
  [Key in keyof Held & string]: Held[Key] extends string
    ? Key
    : Held[Key] extends readonly string[]
      ? `${Key}.${number}`
      : `${Key}.${TextKey<Held[Key]>}`;
}[keyof Held & string];

/** Keys of lists of texts: `plans.hourly.includes`. */
export type ListKey<Held> = {
  [Key in keyof Held & string]: Held[Key] extends string
    ? never
    : Held[Key] extends readonly string[]
      ? Key
      : `${Key}.${ListKey<Held[Key]>}`;
}[keyof Held & string];
