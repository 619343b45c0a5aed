/** Generates JSON bodies from the contract's schemas: valid and invalid ones. */
import * as v from 'valibot';
import { oneOf, type Random } from '../../random.ts';
import { happens, NASTY, NASTY_JSON, PLAIN } from './texts.ts';

interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (input: unknown) => v.GenericSchema;
  pipe?: readonly Partial<Parts>[];
}

const TRIES = 40;

const LEFT_OUT = 0.3;

/** Generates a value that is valid, or nearly: fields that depend on each other are generated independently. */
export function fitting(schema: v.GenericSchema, random: Random, id: () => number): unknown {
  const parts = schema as unknown as Parts;
  const { type, entries, wrapped, item, options, literal, getter, pipe } = parts;
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
    const isOptional = v.is(schema, undefined);
    if (isOptional && happens(random, LEFT_OUT)) return undefined;
    const made = inside(wrapped);
    // The wrapping schema may add rules.
    if (v.is(schema, made)) return made;
    return isOptional ? undefined : (fittingText(schema, random) ?? made);
  }
  if (type === 'array' && item)
    return Array.from({ length: Math.floor(random() * 4) }, () => inside(item));
  if (type === 'picklist') return oneOf(random, options ?? []);
  if (type === 'literal') return literal;
  if (type === 'boolean') return happens(random, 0.5);
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

/** Share of bodies that stay valid, to reach the code behind the validation. */
const WHOLE = 0.65;

export function maybeSpoilt(value: unknown, random: Random): Buffer {
  const json = JSON.stringify(value);
  if (happens(random, WHOLE)) return Buffer.from(json);
  if (happens(random, 0.7)) return Buffer.from(withSpoiltField(value, random));
  return Buffer.from(oneOf(random, SPOILERS)(json, random));
}

function withSpoiltField(value: unknown, random: Random): string {
  const fields = Object.entries(value ?? {}).map(
    ([name, field]) => [name, JSON.stringify(field)] as [string, string],
  );
  const at = Math.floor(random() * fields.length);
  const nasty = happens(random, 0.5)
    ? JSON.stringify(oneOf(random, NASTY))
    : oneOf(random, NASTY_JSON);
  const field = fields[at];
  const way = random();
  if (!field || way < 0.1) fields.push([oneOf(random, NASTY), nasty]);
  else if (way < 0.3) fields.splice(at, 1);
  else if (way < 0.4) fields.push([field[0], nasty]);
  else field[1] = nasty;
  return `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
}

const INVALID_UTF_8 = Buffer.from([0xc3, 0x28, 0xff, 0x22, 0x7d]);

const SPOILERS: ((json: string, random: Random) => string | Buffer)[] = [
  () => '',
  (json, random) => json.slice(0, Math.floor(random() * json.length)),
  (json) => `${json}}`,
  (json) => `\uFEFF${json}`,
  (json) => Buffer.from(json, 'utf16le'),
  (json) => json.replaceAll(/"[^"]*"$/g, 'NaN'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -2)), INVALID_UTF_8]),
  (_, random) => oneOf(random, NASTY_JSON),
  () => '['.repeat(20_000),
  () => `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
  (json) => json.padEnd(70_000),
  (json) => json.padEnd(300_000),
  (_, random) => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
];
