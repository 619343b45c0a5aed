import type { FragmentRequest } from '@desert/contract/page';
import { SEARCH_READ } from '@desert/contract/search';
import type { StaticWidget } from '@desert/contract/widgets';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../api/app.ts';
import { env } from '../test/account.ts';
import { newCachedSite } from '../test/cached-site.ts';
import { answers, fragment, type Handler, manifest, stateIn, visit } from '../test/visit.ts';

const ADDRESS = '/api/search/?q=doan&kind=players';
const widgets = { search: { reads: { answer: SEARCH_READ }, loading: '' } };

/** A section with a widget of the search page, which it renders as told. */
const section = (render: Handler): Handler => answers(render, { ...manifest, widgets });

describe('the search page', () => {
  it('asks the API once, for itself and for the sections, and keeps the answer in its state', async () => {
    const asked = vi.spyOn(api, 'fetch');
    let given: FragmentRequest | undefined;
    const response = await visit(
      '/search?q=doan&kind=players&utm=x',
      section(async (request) => {
        given = await request.json();
        return fragment('<h2>Players</h2>');
      }),
    );
    const html = await response.text();
    expect(html).toContain('<main><h2>Players</h2></main>');
    expect(html).not.toContain('modulepreload');
    expect(given).toMatchObject({ widget: 'search', path: '/search' });
    expect(Object.keys(given!.answers)).toEqual([ADDRESS]);
    expect(stateIn(html).answers).toEqual(given!.answers);
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });

  it('stands where a section does not', async () => {
    const response = await visit(
      '/search?q=doan',
      section(() => new Response('', { status: 500 })),
    );
    expect(response.status).toBe(200);
    const { unavailable, answers: known } = stateIn(await response.text());
    expect(unavailable).toEqual(['history']);
    expect(Object.keys(known)).toEqual(['/api/search/?q=doan']);
  });
});

it('brings what a section found without the page, by the query of the page', async () => {
  let given: FragmentRequest | undefined;
  const response = await visit(
    '/widgets/search/history?q=doan&kind=players',
    section(async (request) => {
      given = await request.json();
      return fragment('<h2>Players</h2>');
    }),
  );
  expect(await response.json<StaticWidget>()).toMatchObject({ html: '<h2>Players</h2>' });
  expect(given).toMatchObject({ widget: 'search', path: '/search', search: 'q=doan&kind=players' });
  expect(Object.keys(given!.answers)).toEqual([ADDRESS]);
});

it.each(['/search?q=doan', '/widgets/search/history?q=doan'])(
  'is made anew for everybody, since something may have been deleted: %s',
  async (path) => {
    let made = 0;
    const count = section(() => {
      made += 1;
      return fragment('<h2>Players</h2>');
    });
    const { read, settled } = newCachedSite(count);
    await read(path);
    await settled();
    await read(path);
    expect(made).toBe(2);
  },
);

it('finds where there was no index before, of the database and not of what a page reads it by', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const table of ['state', 'players']) {
    await env.SEARCH.exec(`DROP TABLE IF EXISTS ${table}`);
  }
  const html = await (
    await visit(
      '/search?q=doan',
      section(() => fragment('')),
    )
  ).text();
  const [answer] = Object.values(stateIn(html).answers);
  expect(answer).toMatchObject({ status: 200, body: { groups: { players: { count: 2 } } } });
  log.mockRestore();
});
