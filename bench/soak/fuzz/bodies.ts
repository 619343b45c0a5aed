/** JSON bodies from examples: unchanged, with one field spoilt, or malformed. */
import { oneOf, type Random } from '../../random.ts';
import { happens, NASTY, NASTY_JSON, PLAIN } from './texts.ts';

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
  const nasty = happens(random, 0.3)
    ? oneOf(random, NASTY_JSON)
    : JSON.stringify(oneOf(random, happens(random, 0.5) ? NASTY : PLAIN));
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
