import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_STATE_ID } from '@desert/contract/shell';
import { expect, it, onTestFinished } from 'vitest';
import { countRowsRead, reportedRows } from './rows-read.ts';

it('reads the rows from Server-Timing, and does not take silence for no rows', () => {
  const rows = (timing: string) =>
    reportedRows({ headers: new Headers({ 'server-timing': timing }) });
  expect(rows('d1;desc="rows_read=40"')).toBe(40);
  expect(rows('cache;dur=1, d1;desc="rows_read=0"')).toBe(0);
  expect(() => rows('')).toThrow('tells no rows');
});

it('counts the reads whose answers a page carries, and those of its static widgets', async () => {
  const origin = await siteWhosePageCarries('/api/history/teams/');
  expect(await countRowsRead(origin, { path: '/' }, '')).toBe(40);
  const page = { path: '/', widgetReads: ['/api/news/?limit=3', '/api/merch/?limit=3'] };
  expect(await countRowsRead(origin, page, '')).toBe(46);
});

/** A site each of whose lists of three reads 3 rows, and everything else 40. */
async function siteWhosePageCarries(address: string): Promise<string> {
  const state = JSON.stringify({ answers: { [address]: { status: 200, body: [] } } });
  const site = createServer(({ url = '' }, answer) => {
    const rows = url.endsWith('limit=3') ? 3 : 40;
    answer.setHeader('server-timing', `d1;desc="rows_read=${rows}"`);
    answer.end(`<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>`);
  });
  onTestFinished(() => void site.close());
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}
