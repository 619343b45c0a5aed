import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Follows a page of the documentation in a folder: applies `diff` blocks to the file last named in bold, appends blocks
 * in other languages but `text` to it, and then runs all `sh` blocks but the last.
 * @param markdown the page
 * @returns the last command, which is not run
 * @throws if a command fails, or a file does not contain exactly once what a diff changes
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
    else if (language === 'diff') applyDiff(join(folder, file), content);
    else if (language !== 'text') appendToFile(join(folder, file), content);
  }
  const last = commands.pop() ?? '';
  for (const command of commands) execFileSync('sh', ['-ec', command], { cwd: folder });
  return last;
}

/** Creates a file, or appends to it after an empty line. */
function appendToFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? `${readFileSync(path, 'utf8')}\n` : '';
  writeFileSync(path, before + content);
}

/** Applies a diff without line numbers, whose original lines occur exactly once in the file. */
function applyDiff(path: string, diff: string): void {
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
