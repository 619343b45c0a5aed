/**
 * Runs the named scripts of `package.json` one after the other, up to the first that fails:
 *   node scripts/gates.ts format:check lint [-- arguments for the last]
 */

import { styleText } from 'node:util';
import { runScript } from './run-script.ts';

const args = process.argv.slice(2);
const separator = args.includes('--') ? args.indexOf('--') : args.length;
const gates = args.slice(0, separator);
const started = performance.now();

for (const [index, gate] of gates.entries()) {
  console.log(styleText('bold', `\n[${index + 1}/${gates.length}] ${gate}`));
  const isLast = index === gates.length - 1;
  const status = await runScript(gate, isLast ? args.slice(separator + 1) : []);
  if (status !== 0) {
    console.error(styleText('red', `\nFailed at ${gate}, after ${elapsed()}.`));
    process.exit(status);
  }
}
console.log(styleText('green', `\nPassed ${gates.join(', ')} in ${elapsed()}.`));

function elapsed(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
