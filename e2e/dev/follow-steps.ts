import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Does what a page of the documentation says, in a folder: changes the file that is named in bold by the
 * `diff` blocks after it, writes every other block to its end, and then runs the `sh` blocks.
 * @param markdown the page
 * @returns its last command, which is not run
 * @throws where a file has not what a diff changes
 */
export function followSteps(markdown: string, folder: string): string {
  const commands: string[] = [];
  let file = '';
  // Text, language and content of each block, in turns.
  const parts = markdown.split(/^```(\w+)\n([\s\S]*?)^```$/m);
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [text = '', language, content = ''] = parts.slice(at, at + 3);
    file = [...text.matchAll(/\*\*`([^`]+)`\*\*/g)].at(-1)?.[1] ?? file;
    if (language === 'sh') commands.push(content.trim());
    else if (language === 'diff') edit(join(folder, file), content);
    else append(join(folder, file), content);
  }
  const last = commands.pop() ?? '';
  for (const command of commands) execFileSync('sh', ['-ec', command], { cwd: folder });
  return last;
}

/** Makes a file, or adds to its end. */
function append(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? `${readFileSync(path, 'utf8')}\n` : '';
  writeFileSync(path, before + content);
}

/** Changes a file by a diff without line numbers: the lines that it begins from are there once. */
function edit(path: string, diff: string): void {
  const [from, to] = ['+', '-'].map((left) =>
    diff
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith(left))
      .map((line) => line.slice(1))
      .join('\n'),
  );
  const pieces = readFileSync(path, 'utf8').split(`${from}\n`);
  if (pieces.length !== 2) throw new Error(`${path} has not once:\n${from}`);
  writeFileSync(path, pieces.join(`${to}\n`));
}
