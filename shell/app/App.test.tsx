import type { PageState } from '@desert/contract/pages/shell';
import { createLazyComponent } from '@desert/kit';
import { $viewer, openModal, type SectionModule, SiteRouter } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { manifestOf, stubFederation } from '../testing/federation.ts';
import { stateWith } from '../testing/showPage.tsx';
import { App } from './App.tsx';
import { $isLaterSheetSettled } from './laterSheet.ts';
import { ShellPage } from './lazyShellPage.ts';
import { createNavigation } from './navigation.ts';
import { PAGES } from './shellPages.ts';

const manifest = manifestOf('history', {
  routes: [{ path: '/history', reads: {}, loading: 'Loading teams...' }],
});

let loadExposed: ReturnType<typeof stubFederation>;

/** Shows the site at a path, as after a navigation unless `navigated` is false. */
async function show(
  path: string,
  { navigated = true, ...more }: Partial<PageState> & { navigated?: boolean } = {},
) {
  window.history.replaceState(null, '', path);
  const state = stateWith({
    sections: [
      { name: 'store', label: 'Store', path: '/merch' },
      { name: 'history', label: 'History', path: '/history' },
    ],
    manifests: { history: manifest },
    soon: ['store'],
    ...more,
  });
  const navigation = createNavigation(state);
  navigation.navigated = navigated;
  const onShown = vi.fn<() => void>();
  await act(async () =>
    render(
      <SiteRouter>
        <App state={state} navigation={navigation} onShown={onShown} />
      </SiteRouter>,
    ),
  );
  return onShown;
}

/** Nothing is left to preload. */
const prepare = async () => {};

/** The code of a section whose page is a heading. */
const allSeasons = {
  prepare,
  mount: (element: HTMLElement) => {
    element.innerHTML = '<h1>All seasons</h1>';
    return () => {};
  },
};

const LOG_IN = '/login';
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

const go = (path: string) => act(async () => window.history.pushState(null, '', path));

// As the client does before a page of the shell.
beforeAll(() => ShellPage.load());

beforeEach(() => {
  loadExposed = stubFederation();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
});

it('a section without a Worker is announced as “opening soon”, and an unknown path is not found', async () => {
  const onShown = await show('/merch/7');
  expect(heading()).toBe('Store is opening soon');
  expect(onShown).toHaveBeenCalledWith(expect.objectContaining({ title: 'Store is opening soon' }));
  await go('/nowhere');
  expect(heading()).toBe('Page not found');
});

it('a loading section shows its route’s text, then its page', async () => {
  let arrive: (module: unknown) => void = () => {};
  loadExposed.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show('/history');
  expect(screen.getByText('Loading teams...')).toBeTruthy();
  const mount = vi.fn((element: HTMLElement) => {
    element.textContent = 'All seasons';
    return () => {};
  });
  await act(async () => arrive({ prepare, mount }));
  // A slow machine announces the text to screen readers before the section arrives.
  expect(screen.queryByText('Loading teams...', { ignore: '.visually-hidden' })).toBeNull();
  expect(screen.getByText('All seasons')).toBeTruthy();
  expect(loadExposed).toHaveBeenCalledExactlyOnceWith('history', manifest.entry, 'section');
});

const failure = { navigated: false, unavailable: ['history'] };

it('a page that neither the server nor the browser could render is retried by a link or a navigation', async () => {
  loadExposed.mockRejectedValueOnce(new Error('404'));
  await show('/history', failure);
  expect(loadExposed).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  loadExposed.mockResolvedValueOnce(allSeasons);
  await go('/history/2011-12');
  expect(heading()).toBe('All seasons');
});

it.each([
  [{}, true],
  [{ clientRendered: ['history'] }, false],
])(
  'the server’s HTML is hydrated, unless the browser has to render the section: %j',
  async (more, hydrate) => {
    const mount = vi.fn<SectionModule['mount']>(() => () => {});
    let arrive: (module: unknown) => void = () => {};
    loadExposed.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show('/history', { navigated: false, ...more });
    // The server's HTML of the section.
    document.querySelector('main div > div')!.append('A season');
    await act(async () => arrive({ prepare, mount }));
    expect(mount).toHaveBeenCalledOnce();
    expect(mount.mock.calls[0]?.[0].textContent).toBe('A season');
    expect(mount.mock.calls[0]?.[1]).toMatchObject({ hydrate });
  },
);

it('the page keeps its navigation and offers a retry if a section throws when it is mounted', async () => {
  loadExposed.mockResolvedValue({
    prepare,
    mount: () => {
      throw new Error('not today');
    },
  });
  await show('/history');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy();
});

it('a retry renders a section that threw into a new element', async () => {
  const elements: HTMLElement[] = [];
  let retry: (() => Promise<void>) | undefined;
  const section = () => ({
    prepare,
    mount: (element: HTMLElement, { onRetry }: { onRetry: () => Promise<void> }) => {
      elements.push(element);
      retry = onRetry;
      return () => {};
    },
  });
  loadExposed.mockResolvedValueOnce(section()).mockResolvedValueOnce(section());
  await show('/history');
  await act(async () => retry?.());
  expect(elements).toHaveLength(2);
  expect(elements[0]).not.toBe(elements[1]);
  expect(loadExposed.mock.calls.map(([, entry]) => entry)).toEqual([
    '/mf/history/aaaa/remoteEntry.js',
    '/mf/history/aaaa~1/remoteEntry.js',
  ]);
});

it('a shell page whose code does not load keeps the navigation, and is retried by a full visit', async () => {
  const { [LOG_IN]: page } = PAGES;
  onTestFinished(() => void (PAGES[LOG_IN] = page!));
  PAGES[LOG_IN] = { ...page!, Page: createLazyComponent(() => Promise.reject(new Error('404'))) };
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const onShown = await show(LOG_IN);
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(heading()).toContain('This page');
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy();
  expect(onShown).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Something went wrong' }),
  );
  again.click();
  expect(reload).toHaveBeenCalledOnce();
  await go('/nowhere');
  expect(heading()).toBe('Page not found');
});

it('a member whose email is unconfirmed has a banner on every page until it is confirmed', async () => {
  const viewer = { id: 7, username: 'fan' };
  $viewer.set({ ...viewer, unconfirmed_may: 'read' });
  await show('/merch/7');
  const banner = () => screen.queryByRole('complementary', { name: 'Email confirmation' });
  expect(banner()).not.toBeNull();
  await go('/nowhere');
  expect(banner()).not.toBeNull();
  act(() => $viewer.set(viewer));
  expect(banner()).toBeNull();
  // A moderator has to approve the account first.
  act(() => $viewer.set({ ...viewer, unconfirmed_may: 'read', awaits_approval: true }));
  expect(banner()).toBeNull();
});

it('a modal opens once the second style sheet has loaded', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } };
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = true;
  vi.stubGlobal('LATER_SHEET', ['/assets/later.css', '']);
  $isLaterSheetSettled.set(false);
  await show('/history');
  act(() => openModal({ label: 'Hello', content: 'Hello' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('dialog', { name: 'Hello' });
});
