/** The record of the kit's last release, in the repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';
import type { Declarations } from './declarations.ts';
import type { Markup } from './markup.ts';

const types = join(root, 'shell/kit/released-types.txt');
const html = join(root, 'shell/kit/released-markup.txt');
const manifest = join(root, 'shell/kit/package.json');
const lockfile = join(root, 'package-lock.json');

const DECLARATIONS = '.d.ts';

interface Release {
  version: string;
  declarations: Declarations;
  markup: Markup;
}

export function lastRelease(): Release {
  const text = readFileSync(types, 'utf8');
  return {
    version: /kit (\S+)/.exec(text)?.[1] ?? '',
    declarations: fromText(text, DECLARATIONS),
    markup: fromText(readFileSync(html, 'utf8')),
  };
}

/** The version in the kit's `package.json`. */
export function kitVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Writes the record, and the version into the kit's `package.json` and the lockfile. */
export function recordRelease({ version, declarations, markup }: Release): void {
  writeFileSync(types, asText(`The public types of kit ${version}`, declarations, DECLARATIONS));
  // Without the version, so that changes of other components can be merged.
  writeFileSync(html, asText('The HTML of the samples in scripts/kit/samples', markup));
  const lineOf = (before: string) => new RegExp(`(${before}"version": ")[^"]*`);
  replace(manifest, lineOf(''), `$1${version}`);
  replace(lockfile, lineOf('"shell/kit": {\\s*"name": "@desert/kit",\\s*'), `$1${version}`);
}

function replace(file: string, pattern: RegExp, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

/** Named texts as one, which shows well what a change changes. @param ending what each name is shown with */
export function asText(title: string, parts: Map<string, string>, ending = ''): string {
  const blocks = [...parts].map(([name, text]) => `=== ${name}${ending}\n${text.trimEnd()}`);
  return [title, ...blocks, ''].join('\n\n');
}

/** What `asText` wrote. */
export function fromText(text: string, ending = ''): Map<string, string> {
  const [, ...blocks] = text.split(/^=== /m);
  const parts = blocks.map((block) => {
    const end = block.indexOf('\n');
    return [block.slice(0, end - ending.length), `${block.slice(end + 1).trimEnd()}\n`] as const;
  });
  return new Map(parts);
}
