/**
 * Runs the named scripts of `package.json` concurrently, then one more if all passed:
 *   node scripts/gates.ts format:check lint [then test:all [-- its arguments]]
 */

import { styleText } from 'node:util';
import { runScript } from './run.ts';

const [named, args] = splitWords('--', process.argv.slice(2));
const [gates, [last]] = splitWords('then', named);
const started = performance.now();

const failed = (await Promise.all(gates.map(findFailures))).flat();
if (last !== undefined && failed.length === 0) {
  console.log(styleText('bold', `\n${last}`));
  if ((await runScript(last, args)) !== 0) failed.push(last);
}
if (failed.length > 0) {
  console.error(
    styleText('red', `\nFailed at ${failed.join(', ')}, after ${formatElapsedTime()}.`),
  );
  process.exit(1);
}
console.log(
  styleText('green', `\nPassed ${[...gates, last].join(' ').trim()} in ${formatElapsedTime()}.`),
);

async function findFailures(gate: string): Promise<string[]> {
  let output = '';
  const status = await runScript(gate, [], (text) => (output += text));
  console.log(`${styleText('bold', `\n${gate}, ${formatElapsedTime()}`)}\n${output.trimEnd()}`);
  return status === 0 ? [] : [gate];
}

function splitWords(word: string, words: string[]): [before: string[], after: string[]] {
  const at = words.includes(word) ? words.indexOf(word) : words.length;
  return [words.slice(0, at), words.slice(at + 1)];
}

function formatElapsedTime(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
