/** JSON as somebody sends it who wants to break what reads it. */
import { oneOf, type Random } from '../../presses/random.ts';
import { happens, NASTY, NASTY_JSON } from './texts.ts';

/** How often a body is as it is meant, so that what lies behind its checks is reached. */
const WHOLE = 0.65;

/** Spoils a body, or not. @returns its bytes */
export function spoiltJson(value: unknown, random: Random): Buffer {
  const json = JSON.stringify(value);
  if (happens(random, WHOLE)) return Buffer.from(json);
  if (happens(random, 0.7)) return Buffer.from(withSpoiltField(value, random));
  return oneOf(random, WAYS)(json, random);
}

/** With one of its fields missing, of another type or nasty; or one more. */
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
  // The same name twice: the last counts.
  else if (way < 0.4) fields.push([field[0], nasty]);
  else field[1] = nasty;
  return `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
}

const WAYS: ((json: string, random: Random) => Buffer)[] = [
  () => Buffer.alloc(0),
  (json, random) => Buffer.from(json.slice(0, Math.floor(random() * json.length))),
  (json) => Buffer.from(`${json}}`),
  (json) => Buffer.from(`\uFEFF${json}`),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.from(json.replaceAll(/"[^"]*"$/g, 'NaN')),
  (json) =>
    Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xc3, 0x28, 0xff, 0x22, 0x7d])]),
  (_, random) => Buffer.from(oneOf(random, NASTY_JSON)),
  () => Buffer.from('['.repeat(20_000)),
  () => Buffer.from(`{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`),
  (json) => Buffer.from(json.padEnd(70_000)),
  (json) => Buffer.from(json.padEnd(300_000)),
  (_, random) => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
];
