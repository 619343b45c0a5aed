import { PAGE_STATE_ID } from '@desert/contract/pages/shell';
import { expect, it } from 'vitest';
import { serve } from '../test/serve.ts';
import { countRowsRead, reportedRows } from './rows-read.ts';

it('a response without its rows read in Server-Timing is an error, not zero rows', () => {
  const rows = (timing: string) =>
    reportedRows({ headers: new Headers({ 'server-timing': timing }) });
  expect(rows('d1;desc="rows_read=40"')).toBe(40);
  expect(rows('cache;dur=1, d1;desc="rows_read=0"')).toBe(0);
  expect(() => rows('')).toThrow('tells no rows');
});

it('the rows read for a page include those of its embedded responses and its static widgets', async () => {
  const state = { responses: { '/api/history/teams/': { status: 200, body: [] } } };
  // Each list of three reads 3 rows, and everything else 40.
  const origin = await serve(({ url = '' }, response) => {
    const rows = url.endsWith('limit=3') ? 3 : 40;
    response.setHeader('server-timing', `d1;desc="rows_read=${rows}"`);
    response.end(
      `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`,
    );
  });
  expect(await countRowsRead(origin, { path: '/' }, '')).toBe(40);
  const page = { path: '/', widgetReads: ['/api/news/?limit=3', '/api/merch/?limit=3'] };
  expect(await countRowsRead(origin, page, '')).toBe(46);
});
