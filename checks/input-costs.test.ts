/** No schema or parser takes much longer for the worst text that fits into a body than for plain text. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitAtLinks, linkMemberMentions } from '../shell/kit/text/links.ts';
import { linkTagMentions } from '../shell/kit/text/mentions.ts';

/** Length of the texts in characters: the maximum size of a body in bytes. */
const LENGTH = 64 * 1024;

/** Maximum cost as a multiple of the reference: one letter may expand to 18, and quadratic time is far more. */
const FACTOR = 20;

const repeated = (pattern: string) =>
  pattern.repeat(Math.ceil(LENGTH / pattern.length)).slice(0, LENGTH);

const HERE = 'https://desert.example/';
const TAGS = ['Shane Doan', '2011-12'].map((label) => ({
  label,
  path: '/',
  kind: 'season',
  id: label,
}));

/** See https://standardschema.dev */
interface Schema {
  '~standard': { validate: (input: unknown) => unknown };
}

type Parse = (text: string) => unknown;

/** Finds links, tags and mentions in a text, as a page does. */
const userText: Parse = (text) =>
  linkMemberMentions(linkTagMentions(splitAtLinks(text), TAGS as never));

/** Files outside of the contract whose functions read texts. */
const READERS = [
  'shell/kit/tags/nameIndex.ts',
  'shell/kit/tags/useTypedNames.ts',
  'shell/kit/tags/seasonSpellings.ts',
  'shell/kit/text/summary.ts',
  'worker/search/mark.ts',
  'worker/search/question.ts',
  'worker/search/tokenizer.ts',
  'worker/http/security-log/shortened.ts',
  'worker/accounts/session/cookie.ts',
];

/** Collects the schemas of the contract, and the functions there and in `READERS`, which get a text. */
async function allParsers(): Promise<Map<string, Parse>> {
  const root = join(import.meta.dirname, '..');
  const contract = globSync('worker/contract/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/node_modules/**'],
  });
  const parsers = new Map<string, Parse>([['userText', userText]]);
  for (const file of [...contract, ...READERS]) {
    const exported = (await import(join(root, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isSchema(value)) parsers.set(`${file} ${name}`, (text) => judge(value, text));
      if (typeof value !== 'function') continue;
      parsers.set(`${file} ${name}`, (text) => {
        const result: unknown = (value as (...values: string[]) => unknown)(text, HERE);
        return isSchema(result) && judge(result, text);
      });
    }
  }
  return parsers;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '~standard' in value;
}

function judge(schema: Schema, text: string): void {
  const values = [text, ...(text === LISTED ? LISTS : [])];
  for (const value of values) schema['~standard'].validate(inputOf(schema, value));
}

/** Nests lists as deep as a body of the text's length can. */
function nested({ length }: string): unknown {
  let value: unknown = [];
  for (let depth = 0; depth < length / 2; depth += 1) value = [value];
  return value;
}

/** With this text, each schema also validates lists of texts, of objects and of lists. */
const LISTED = repeated('1,');
const OBJECT = { kind: 'player', id: 1 };
const LISTS = [
  // Each '1' takes four bytes of a body, with its quotes and comma.
  Array.from({ length: LENGTH / 4 }, () => '1'),
  Array.from({ length: LENGTH / JSON.stringify(OBJECT).length }, () => OBJECT),
  nested(LISTED),
];

/** Puts the value into every field of the schema's object, and into its array if the value is no list. */
function inputOf(schema: unknown, value: unknown): unknown {
  const { type, wrapped, entries, item } = schema as Record<string, unknown>;
  if (wrapped) return inputOf(wrapped, value);
  if (type === 'array') return typeof value === 'string' ? [inputOf(item, value)] : value;
  if (!entries) return value;
  const fields = Object.entries(entries).map(([name, entry]) => [name, inputOf(entry, value)]);
  return Object.fromEntries(fields);
}

/** CPU time in µs: the least of four runs, as garbage may be collected in one. A run within `most` is the last. */
function costOf(parse: Parse, text: string, most = 0): number {
  let least = Infinity;
  for (let time = 0; time < 4 && least > most; time += 1) {
    const start = process.cpuUsage();
    try {
      parse(text);
    } catch {
      // The function does not take a text.
    }
    least = Math.min(least, process.cpuUsage(start).user);
  }
  return least;
}

const half = (pattern: string) => pattern.repeat(LENGTH / 2);

/** Marks of descending combining classes, which normalization has to reorder. */
const MARKS = ['\u0345', '\u035D', '\u0301', '\u0323', '\u0338'];

const WORST = [
  LISTED,
  `/images/%${repeated('25')}2e`,
  `a${half('\u0345')}${half('\u0301')}`,
  `a${MARKS.map((mark) => repeated(mark).slice(0, LENGTH / MARKS.length)).join('')}`,
  `http://a${half('(')}${half(')')}`,
  `http://${half('a')}${half('.')}b`,
  `${half(' ')}${half('\t')}x`,
  `${repeated('1')}a`,
  ...['{"a":[', '\uFDFA ', '@abc ', 'http://a.b ', '"', 'a-'].map(repeated),
];

it('no schema or parser is much slower on hostile text than on plain text', async () => {
  const parsers = await allParsers();
  expect(parsers.size).toBeGreaterThan(200);
  const reference = parsers.get('worker/search/tokenizer.ts toIndexedText')!;
  const most = FACTOR * costOf(reference, repeated('The Coyotes played at home again. '));
  const slow = (text: string) =>
    [...parsers].flatMap(([name, parse]) => {
      const cost = costOf(parse, text, most);
      return cost > most ? [`${name}: ${Math.round((cost / most) * FACTOR)} times`] : [];
    });
  for (const text of WORST) expect(slow(text)).toEqual([]);
});
