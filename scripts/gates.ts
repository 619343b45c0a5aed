/**
 * Runs the named scripts of `package.json` concurrently, then one more if all passed:
 *   node scripts/gates.ts format:check lint [then test:all [-- its arguments]]
 */

import { styleText } from 'node:util';
import { runScript } from './run.ts';

const [named, args] = splitAt('--', process.argv.slice(2));
const [gates, [last]] = splitAt('then', named);
const started = performance.now();

const failed = (await Promise.all(gates.map(failuresOf))).flat();
if (last !== undefined && failed.length === 0) {
  console.log(styleText('bold', `\n${last}`));
  if ((await runScript(last, args)) !== 0) failed.push(last);
}
if (failed.length > 0) {
  console.error(styleText('red', `\nFailed at ${failed.join(', ')}, after ${elapsed()}.`));
  process.exit(1);
}
console.log(styleText('green', `\nPassed ${[...gates, last].join(' ').trim()} in ${elapsed()}.`));

async function failuresOf(gate: string): Promise<string[]> {
  let output = '';
  const status = await runScript(gate, [], (text) => (output += text));
  console.log(`${styleText('bold', `\n${gate}, ${elapsed()}`)}\n${output.trimEnd()}`);
  return status === 0 ? [] : [gate];
}

function splitAt(word: string, words: string[]): [before: string[], after: string[]] {
  const at = words.includes(word) ? words.indexOf(word) : words.length;
  return [words.slice(0, at), words.slice(at + 1)];
}

function elapsed(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
