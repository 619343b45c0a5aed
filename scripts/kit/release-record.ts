/** The record of the kit's last release, in the repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';
import type { Declarations } from './declarations.ts';

const record = join(root, 'shell/kit/released-types.txt');
const manifest = join(root, 'shell/kit/package.json');
const lockfile = join(root, 'package-lock.json');

interface Release {
  version: string;
  declarations: Declarations;
}

export function lastRelease(): Release {
  return fromText(readFileSync(record, 'utf8'));
}

/** The version in the kit's `package.json`. */
export function kitVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Writes the record, and the version into the kit's `package.json` and the lockfile. */
export function recordRelease(release: Release): void {
  writeFileSync(record, asText(release));
  const lineOf = (before: string) => new RegExp(`(${before}"version": ")[^"]*`);
  replace(manifest, lineOf(''), `$1${release.version}`);
  replace(lockfile, lineOf('"shell/kit": {\\s*"name": "@desert/kit",\\s*'), `$1${release.version}`);
}

function replace(file: string, pattern: RegExp, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

/** A release as one text, which shows well what a change changes. */
export function asText({ version, declarations }: Release): string {
  const files = [...declarations].map(([path, text]) => `=== ${path}.d.ts\n${text.trimEnd()}`);
  return [`The public types of kit ${version}`, ...files, ''].join('\n\n');
}

/** What `asText` wrote. */
export function fromText(text: string): Release {
  const [first = '', ...files] = text.split(/^=== /m);
  const declarations = files.map((file) => {
    const end = file.indexOf('\n');
    const path = file.slice(0, end).replace(/\.d\.ts$/, '');
    return [path, `${file.slice(end + 1).trimEnd()}\n`] as const;
  });
  return { version: /kit (\S+)/.exec(first)?.[1] ?? '', declarations: new Map(declarations) };
}
