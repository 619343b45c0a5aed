import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StateCopy {
  folder: string;
  remove(): void;
}

/** Copies a folder of local data, so that a site can change its own copy. */
export function copyState(filledState: string): StateCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(filledState, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
