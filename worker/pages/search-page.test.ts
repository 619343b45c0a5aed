import { SEARCH_READ } from '@desert/contract/search/search';
import { beforeAll, expect, it, vi } from 'vitest';
import { api } from '../api/app.ts';
import { env } from '../test/account.ts';
import { newCachedSite } from '../test/cached-site.ts';
import { seedHistory } from '../test/history.ts';
import {
  sectionWith,
  fragment,
  type Handler,
  listening,
  manifest,
  readPage,
  visit,
} from '../test/visit.ts';

beforeAll(seedHistory);

const ADDRESS = '/api/search/?q=doan&kind=players';
const widgets = { search: { reads: { answer: SEARCH_READ }, loading: '' } };

const section = (render: Handler): Handler => sectionWith(render, { ...manifest, widgets });

const listener = () => listening('<h2>Players</h2>', { ...manifest, widgets });

it('the search page reads the search API once for itself and all sections', async () => {
  const read = vi.spyOn(api, 'fetch');
  const { asked, section } = listener();
  const { html, state } = await readPage('/search?q=doan&kind=players&utm=x', section);
  expect(html).toContain('<main><h2>Players</h2></main>');
  expect(html).not.toContain('modulepreload');
  expect(asked).toMatchObject([{ widget: 'search', path: '/search' }]);
  expect(Object.keys(asked[0]!.responses)).toEqual([ADDRESS]);
  expect(state.responses).toEqual(asked[0]!.responses);
  expect(read).toHaveBeenCalledOnce();
  read.mockRestore();
});

it('a section’s search widget that is requested alone gets the query’s results', async () => {
  const { asked, section } = listener();
  const response = await visit('/widgets/search/history?q=doan&kind=players', section);
  expect(await response.text()).toContain('<body><h2>Players</h2></body>');
  const by = { widget: 'search', path: '/search', search: 'q=doan&kind=players' };
  expect(asked).toMatchObject([by]);
  expect(Object.keys(asked[0]!.responses)).toEqual([ADDRESS]);
});

it.each(['/search?q=doan', '/widgets/search/history?q=doan'])(
  'a search page or widget is never cached: %s',
  async (path) => {
    const { asked, section } = listener();
    const { read, settled } = newCachedSite(section);
    await read(path);
    await settled();
    await read(path);
    expect(asked).toHaveLength(2);
  },
);

it('the search page creates a missing search index from the primary database', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const table of ['state', 'players']) await env.SEARCH.exec(`DROP TABLE IF EXISTS ${table}`);
  const { state } = await readPage(
    '/search?q=doan',
    section(() => fragment('')),
  );
  const [response] = Object.values(state.responses);
  expect(response).toMatchObject({ status: 200, body: { groups: { players: { count: 2 } } } });
  log.mockRestore();
});
