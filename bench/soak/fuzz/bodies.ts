/** Values that fit a schema of the contract, found in the schema itself. */
import * as v from 'valibot';
import { oneOf, type Random } from '../../presses/random.ts';
import { PLAIN } from './texts.ts';

/** What is looked at of a schema: which of it there is says `type`. */
interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (input: unknown) => v.GenericSchema;
  /** What judges what the schema before it let through. */
  pipe?: readonly Partial<Parts>[];
}

/** How many texts are tried before a field gets one that does not fit. */
const TRIES = 40;

/** How often a field is left out that may be. */
const LEFT_OUT = 0.3;

/**
 * Makes a value that fits a schema, or nearly: fields that depend on each other are made each for itself. A text is one of
 * `PLAIN` that the field's own rules take.
 * @param id an id of a record, for fields that name one
 */
export function fitting(schema: v.GenericSchema, random: Random, id: () => number): unknown {
  const { type, entries, wrapped, item, options, literal, getter, pipe } =
    schema as unknown as Parts;
  const inside = (one: v.GenericSchema) => fitting(one, random, id);
  const later = pipe?.slice(1).find((part) => part.entries);
  if (later) return inside(later as v.GenericSchema);
  if (entries) {
    const made = Object.entries(entries).map(([name, entry]) => [name, inside(entry)] as const);
    return Object.fromEntries(made.filter(([, value]) => value !== undefined));
  }
  if (wrapped) {
    const isId = v.is(wrapped, 1) && v.is(wrapped, '1') && !v.is(wrapped, '0');
    if (isId) return id();
    const mayBeLeftOut = v.is(schema, undefined);
    if (mayBeLeftOut && random() < LEFT_OUT) return undefined;
    const made = inside(wrapped);
    // What wraps has rules of its own.
    if (v.is(schema, made)) return made;
    return mayBeLeftOut ? undefined : (fittingText(schema, random) ?? made);
  }
  if (type === 'array' && item)
    return Array.from({ length: Math.floor(random() * 4) }, () => inside(item));
  if (type === 'picklist') return oneOf(random, options ?? []);
  if (type === 'literal') return literal;
  if (type === 'boolean') return random() < 0.5;
  if (type === 'number') return Math.floor(random() * 30);
  if (getter) return inside(getter('Hi'));
  const text = fittingText(schema, random);
  if (text === undefined && options) return inside(oneOf(random, options as v.GenericSchema[]));
  return text ?? oneOf(random, PLAIN);
}

function fittingText(schema: v.GenericSchema, random: Random): string | undefined {
  for (let at = 0; at < TRIES; at += 1) {
    const text = oneOf(random, PLAIN);
    if (v.is(schema, text)) return text;
  }
  return undefined;
}
