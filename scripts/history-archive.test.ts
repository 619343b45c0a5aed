import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeHistoryArchive } from './history-archive.ts';
import { root } from './site/root.ts';

it('the archive of the history has the data and the notes on its sources, and is reproducible', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'history-data.tar.gz');
  writeHistoryArchive(root, folder);
  const first = readFileSync(file);
  writeHistoryArchive(root, folder);
  expect(readFileSync(file).equals(first)).toBe(true);
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  const read = (name: string) => readFileSync(join(folder, 'history-data', name), 'utf8');
  expect(JSON.parse(read('seasons.json'))).toHaveLength(44);
  expect(JSON.parse(read('draft.json')).picks).toHaveLength(422);
  expect(Object.keys(JSON.parse(read('box-scores.json')).games)).toHaveLength(1023);
  expect(read('SOURCES-seasons.md')).toContain('license as stated');
  expect(read('SOURCES.md')).toContain('licence stated');
});
