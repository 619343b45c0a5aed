/** An archive fills an empty site, and that site's archive has the same data, byte for byte. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeArchive } from '../../scripts/archive/archive.ts';
import { listArchiveFiles } from '../../scripts/archive/checksums.ts';
import { importArchive } from '../../scripts/archive/import/import.ts';
import { type Site, startSite } from '../site/whole.ts';
import { generate, writeData } from './generated.ts';
import { isWanted } from './wanted.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-return-'));
const [before, after, state] = ['before', 'after', 'state'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const target = ['--local', '--persist-to', state];
const seed = Date.now() % 1e9;

let site: Site;

const readData = (archive: string) =>
  Object.fromEntries(
    listArchiveFiles(archive)
      .filter((file) => /^data\/(?:members|records)\/|^photos\//.test(file))
      .map((file) => [file, readFileSync(join(archive, file), 'latin1')]),
  );

beforeAll(async () => {
  writeData(before, generate({ records: 1000, photos: 200 }, seed));
  await importArchive(before, target);
  site = await startSite({ workers: inject('workers'), filledState: state });
  await makeArchive({ site: site.url, folder: after, isWanted });
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(`1,000 generated records and 200 photos come back byte for byte (seed ${seed})`, () => {
  const data = readData(after);
  expect(Object.keys(data).length).toBeGreaterThan(1400);
  expect(Object.keys(data)).toEqual(Object.keys(readData(before)));
  expect(data).toEqual(readData(before));
});

it('an imported member cannot log in, and keeps their name, until the operator gives the account back', async () => {
  const rows = await site.query(
    `SELECT count(*) AS open FROM users WHERE password <> '!' OR email NOT LIKE '%@archive.invalid'`,
  );
  expect(rows).toEqual([{ open: 0 }]);
  const account = {
    username: 'FAN.1',
    email: 'other@example.com',
    password: 'correct horse battery',
  };
  const response = await fetch(`${site.url}/api/auth/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify(account),
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toHaveProperty('errors.username');
});

it('importing an archive sends no notification and no mail', async () => {
  expect(await site.query('SELECT count(*) AS count FROM notifications')).toEqual([{ count: 0 }]);
  expect(await site.query('SELECT count(*) AS count FROM mails')).toEqual([{ count: 0 }]);
});

it('an archive cannot be imported into a site that has members', async () => {
  await expect(importArchive(before, target)).rejects.toThrow('only an empty one can be filled');
});
