/** Strips below the page of a season. */
import { SiteRouter } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { manifestOf, stubFederation } from '../testing/federation.ts';
import { stateWith } from '../testing/showPage.tsx';
import { App } from './App.tsx';
import { createNavigation } from './navigation.ts';
import { StripsPlace } from './useStandingTag.ts';

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

/** Shows the site. @returns a function by which the section reports its page as shown, and the site's `onShown` */
async function show(path: string, tag?: string) {
  let reportShown = () => {};
  stubFederation().mockResolvedValue({
    prepare: async () => {},
    mount: (_: HTMLElement, { onShown }: { onShown: (head: object) => void }) => {
      reportShown = () => onShown({ title: 'A page', description: '' });
      return () => {};
    },
  });
  window.history.replaceState(null, '', path);
  const navigation = createNavigation(state);
  navigation.navigated = tag === undefined;
  const onShown = vi.fn<() => void>();
  await act(async () =>
    render(
      <SiteRouter>
        <App state={{ ...state, tag }} navigation={navigation} onShown={onShown} />
      </SiteRouter>,
    ),
  );
  return { reportShown: () => act(async () => reportShown()), onShown };
}

beforeAll(StripsPlace.load);
beforeEach(() => {
  const widget = { html: '<p>A post</p>', styles: [] };
  vi.stubGlobal('fetch', async () => Response.json(widget));
});

it('a page is reported as shown only when its tagged records are shown too', async () => {
  const { reportShown, onShown } = await show('/history/2011-12');
  expect(strips()).toBeNull();
  let isThere = false;
  onShown.mockImplementation(() => {
    isThere = strips() !== null;
  });
  await reportShown();
  expect(isThere).toBe(true);
  expect(onShown).toHaveBeenCalledOnce();
});

it.each(['/history', '/history/1900-01', '/'])(
  'no tagged records are shown at %s',
  async (path) => {
    const { reportShown } = await show('/history/2011-12', 'season:2011-12');
    await go(path);
    await reportShown();
    expect(strips()).toBeNull();
  },
);
