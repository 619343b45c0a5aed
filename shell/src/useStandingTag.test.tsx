/** Strips stand below a page that is of a season while it stands. */
import type { SectionManifest } from '@desert/contract/page';
import type { PageState } from '@desert/contract/shell';
import { KIT_VERSION, SiteRouter } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { createNavigation } from './navigation.ts';
import { loadShellPage } from './shellPages.ts';
import { loadStrips } from './StripsPlace.tsx';

vi.mock('./federation.ts', () => ({ loadExposed: vi.fn<() => Promise<unknown>>() }));
const { loadExposed } = vi.mocked(await import('./federation.ts'));

const read = '/api/history/teams/:year/';
const manifest: SectionManifest = {
  name: 'history',
  build: 'aaaa',
  kit: KIT_VERSION,
  entry: '/mf/history/aaaa/remoteEntry.js',
  styles: [],
  preloads: [],
  routes: [
    { path: '/history', reads: {}, loading: '' },
    { path: '/history/:year', reads: { team: read }, loading: '', tag: 'season::year' },
  ],
};

const state: PageState = {
  viewer: null,
  theme: 'system',
  sections: [
    { name: 'history', label: 'History', path: '/history' },
    { name: 'news', label: 'News', path: '/news', widgets: ['tagged'] },
  ],
  manifests: { history: manifest },
  soon: [],
  credit: { name: 'somebody', links: [] },
  unavailable: [],
  answers: {
    '/api/history/teams/2011-12/': { status: 200, body: {} },
    '/api/history/teams/2012-13/': { status: 200, body: {} },
    '/api/history/teams/1900-01/': { status: 404, body: {} },
  },
};

const strips = () => screen.queryByRole('region', { name: 'What fans tell of it' });
const go = (path: string) => act(async () => window.history.pushState(null, '', path));

/** Shows the site. @returns what has the section say that its page stands, and what is told of that */
async function show(path: string, tag?: string) {
  let stand = () => {};
  loadExposed.mockResolvedValue({
    prepare: async () => {},
    mount: (_: HTMLElement, { onShown }: { onShown: (head: object) => void }) => {
      stand = () => onShown({ title: 'A page', description: '' });
      return () => {};
    },
  });
  window.history.replaceState(null, '', path);
  const navigation = createNavigation(state, loadShellPage);
  navigation.navigated = tag === undefined;
  const onShown = vi.fn<() => void>();
  await act(async () =>
    render(
      <SiteRouter>
        <App state={{ ...state, tag }} navigation={navigation} onShown={onShown} />
      </SiteRouter>,
    ),
  );
  return { stand: () => act(async () => stand()), onShown };
}

beforeAll(loadStrips);
beforeEach(() => {
  const widget = { html: '<p>A post</p>', styles: [] };
  vi.stubGlobal('fetch', async () => Response.json(widget));
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it('has them when the page stands, of which the site is told when they are there', async () => {
  const { stand, onShown } = await show('/history/2011-12');
  expect(strips()).toBeNull();
  let isThere = false;
  onShown.mockImplementation(() => {
    isThere = strips() !== null;
  });
  await stand();
  expect(isThere).toBe(true);
  expect(onShown).toHaveBeenCalledOnce();
});

it('has those of the page that the visitor is at', async () => {
  const { stand } = await show('/history/2011-12', 'season:2011-12');
  expect(strips()).not.toBeNull();
  await go('/history/2012-13');
  expect(strips()).toBeNull();
  await stand();
  expect(strips()!.querySelector('h2 a')!.getAttribute('href')).toBe('/news?tag=season:2012-13');
});

it.each(['/history', '/history/1900-01', '/'])('has none at %s', async (path) => {
  const { stand } = await show('/history/2011-12', 'season:2011-12');
  await go(path);
  await stand();
  expect(strips()).toBeNull();
});
