// Runs a script of this repository on the repository's own Node, after installing what is missing:
//   node scripts/bootstrap.mjs scripts/start.ts [arguments]
// Plain JavaScript with built-ins only, because it runs on the machine's Node before any install.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale } from './install.mjs';
import { refusePath } from './refuse-path.mjs';

const oldestNode = 20;
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(`Node ${oldestNode} or newer is needed, this is ${process.version}.`);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
refusePath(root);
installIfStale(root);

const [script = '', ...scriptArguments] = process.argv.slice(2);
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const bin = join(root, 'node_modules', '.bin');
const child = spawn(node, [join(root, script), ...scriptArguments], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
});

process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));

// npm sends SIGTERM to the shell between npm and this process; that shell exits without forwarding it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 250).unref();

child.on('error', ({ message }) => {
  console.error(`The repository's Node does not start: ${message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
