import { expect, it, vi } from 'vitest';
import { type Handler, listening, manifest, readPage, visit } from '../test/visit.ts';

const READ = '/api/news/?author=:author&limit=6';
const widgets = { member: { reads: { newest: READ }, loading: '' } };

const listener = () => listening('<h2>Posts</h2>', { ...manifest, widgets });

it('a member’s page shows widgets about that member, whatever query the address has', async () => {
  const { asked, section } = listener();
  const { html, state } = await readPage('/user/ANN?author=bob&cursor=3', section);
  expect(html).toContain('<main><h2>Posts</h2></main>');
  expect(asked[0]).toMatchObject({ widget: 'member', path: '/user/ANN', search: 'author=ANN' });
  expect(Object.keys(asked[0]!.responses)).toEqual(['/api/news/?author=ANN&limit=6']);
  expect(state.responses).toEqual({});
});

it('a member’s page is served as a page, also if the name ends like a file name', async () => {
  const assets = vi.fn<Handler>(() => new Response('a file'));
  for (const path of ['/user/j.doe', '/user/feed.xml', '/user/card.png']) {
    const response = await visit(path, listener().section, {}, assets);
    expect(response.headers.get('content-type')).toContain('text/html');
  }
  expect(assets).not.toHaveBeenCalled();
});

it('a shell page at a former address redirects to the current one with its query', async () => {
  const response = await visit('/old?a=b', listener().section);
  expect([response.status, response.headers.get('location')]).toEqual([301, '/home?a=b']);
});

it('a member’s widget that is requested without the page is rendered by the name alone', async () => {
  const { asked, section } = listener();
  const response = await visit('/widgets/member/history?author=ann&cursor=3', section);
  expect(await response.text()).toContain('<body><h2>Posts</h2></body>');
  expect(asked[0]).toMatchObject({ path: '/user/ann', search: 'author=ann' });
  for (const query of ['', '?author=', '?author=%20']) {
    const refused = await visit(`/widgets/member/history${query}`, section);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty('errors.author');
  }
});
