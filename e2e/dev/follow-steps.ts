import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Does what a page of the documentation says, in a folder: runs its `sh` blocks, and writes every other
 * block to the file that is named in bold before it.
 * @param markdown the page
 * @returns its last command, which is not run
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
    else put(join(folder, file), content);
  }
  const last = commands.pop() ?? '';
  for (const command of commands) execFileSync('sh', ['-ec', command], { cwd: folder });
  return last;
}

/** Makes a file, or adds to one: a row of a list to the list, anything else at the end. */
function put(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? `${readFileSync(path, 'utf8')}\n` : '';
  const isRow = content.startsWith('{');
  writeFileSync(
    path,
    isRow ? before.replace(/(SECTIONS = \[[\s\S]*?\n)\]/, `$1  ${content}]`) : before + content,
  );
}
