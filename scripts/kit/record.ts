/** The record of the kit's last release, in the repository. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';
import { asText, type Declarations, fromText } from './declarations.ts';

const record = join(root, 'shell', 'kit', 'released-types.txt');
const manifest = join(root, 'shell', 'kit', 'package.json');
const lockfile = join(root, 'package-lock.json');

interface Release {
  version: string;
  declarations: Declarations;
}

/** @returns an empty kit 0.0.0 before the first release */
export function lastRelease(): Release {
  if (!existsSync(record)) return { version: '0.0.0', declarations: new Map() };
  return fromText(readFileSync(record, 'utf8'));
}

/** The version in the kit's `package.json`. */
export function kitVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Writes the record, and the version into the kit's `package.json` and the lockfile. */
export function recordRelease({ version, declarations }: Release): void {
  writeFileSync(record, asText(version, declarations));
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(/("version": )"[^"]*"/, `$1"${version}"`));
  const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const locked = lock.packages['shell/kit'];
  if (locked) locked.version = version;
  writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
}
