/** Strips are shown below the page of a season. */
import { SiteRouter } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { manifestOf, stubFederation } from '../testing/federation.ts';
import { stateWith } from '../testing/showPage.tsx';
import { App } from './App.tsx';
import { createNavigation } from './navigation.ts';
import { loadShellPage } from './shellPages.ts';
import { loadStrips } from './StripsPlace.tsx';

const reads = { team: '/api/history/teams/:year/' };
const manifest = manifestOf('history', {
  routes: [
    { path: '/history', reads: {}, loading: '' },
    { path: '/history/:year', reads, loading: '', tag: 'season::year' },
  ],
});

const state = stateWith({
  sections: [
    { name: 'history', label: 'History', path: '/history' },
    { name: 'news', label: 'News', path: '/news', widgets: ['tagged'] },
  ],
  manifests: { history: manifest },
  responses: {
    '/api/history/teams/2011-12/': { status: 200, body: {} },
    '/api/history/teams/2012-13/': { status: 200, body: {} },
    '/api/history/teams/1900-01/': { status: 404, body: {} },
  },
});

const strips = () => screen.queryByRole('region', { name: 'From the fans' });
const go = (path: string) => act(async () => window.history.pushState(null, '', path));

/** Shows the site. @returns a function that reports the page as shown, and its listener */
async function show(path: string, tag?: string) {
  let stand = () => {};
  stubFederation().mockResolvedValue({
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

it('strips are shown with the page, and reported once they are there', async () => {
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

it('the strips are those of the current page', async () => {
  const { stand } = await show('/history/2011-12', 'season:2011-12');
  expect(strips()).not.toBeNull();
  await go('/history/2012-13');
  expect(strips()).toBeNull();
  await stand();
  expect(strips()!.querySelector('h3 a')!.getAttribute('href')).toBe('/news?tag=season:2012-13');
});

it.each(['/history', '/history/1900-01', '/'])('no strips are shown at %s', async (path) => {
  const { stand } = await show('/history/2011-12', 'season:2011-12');
  await go(path);
  await stand();
  expect(strips()).toBeNull();
});
