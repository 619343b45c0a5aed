import type { ApiResponse } from '@desert/contract/pages/page';
import type { PageState } from '@desert/contract/pages/shell';
import { recordCache } from '@desert/kit';
import { createApiCache } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createWidget } from '../testing/createWidget.ts';
import { type Navigation, type Served, SiteContext } from './site.ts';
import { StaticWidgetOutlet } from './StaticWidgetOutlet.tsx';

const ADDRESS = '/widgets/home/news';
const section = { name: 'news', label: 'News', path: '/news' };
const read = vi.fn<(address: string) => Promise<ApiResponse>>();

const good = (html: string): ApiResponse => ({ status: 200, body: createWidget(html) });

/** Shows the outlet; on a first visit it hydrates the server's HTML. */
async function show(served: Served, { html = '', cache = createApiCache({}, read) } = {}) {
  const navigation = { cache, navigated: served === 'nothing' } as Navigation;
  const state = {
    unavailable: served === 'failure' ? ['news'] : [],
    clientRendered: served === 'readable' ? ['news'] : [],
  } as unknown as PageState;
  const outlet = (
    <SiteContext value={{ state, navigation }}>
      <StaticWidgetOutlet section={section} address={ADDRESS} />
    </SiteContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const hydrate = served === 'content' || served === 'readable';
  if (hydrate) container.innerHTML = `<div>${html}</div>`;
  const view = await act(async () => render(outlet, { container, hydrate }));
  return { ...view, cache };
}

it('a static widget keeps the server’s HTML without a request, and its links open in the page', async () => {
  await show('content', { html: '<a href="/news/7">A post</a>' });
  expect(read).not.toHaveBeenCalled();
  await act(async () => screen.getByText('A post').click());
  expect(window.location.pathname).toBe('/news/7');
});

it.each(['content', 'nothing'] as const)(
  'the dates of a static widget are in the reader’s zone with %s from the server',
  async (served) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-840);
    const html = '<p><time datetime="2026-11-28T06:37:00.000Z">Nov 27, 2026</time></p>';
    read.mockResolvedValue(good(html));
    const { container } = await show(served, { html });
    expect(container.textContent).toBe('Nov 28, 2026');
  },
);

it('a static widget’s picture that fails to load is replaced by a placeholder', async () => {
  read.mockResolvedValue(good('<p><img src="/images/a.svg" alt="A jersey"></p>'));
  const { container } = await show('nothing');
  const image = screen.getByRole('img', { name: 'A jersey' });
  await act(async () => void image.dispatchEvent(new Event('error')));
  expect(screen.getByRole('img', { name: 'A jersey' }).querySelector('svg')).not.toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('a static widget is fetched after a navigation, with a loading text', async () => {
  let respond: (response: ApiResponse) => void = () => {};
  read.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await show('nothing');
  expect(screen.getByText('Loading...')).toBeTruthy();
  await act(async () => respond(good('<p>A post</p>')));
  expect(screen.getByText('A post')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(read).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});

it.each([
  ['the outlet keeps its cached HTML if the section fails', { status: 503, body: {} }, 'Old'],
  ['the outlet shows its cached HTML until the new one arrives', good('<p>New</p>'), 'New'],
])('%s', async (_, response, shown) => {
  const { cache, unmount } = await show('content', { html: '<p>Old</p>' });
  await act(async () => unmount());
  let respond: (response: ApiResponse) => void = () => {};
  read.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await show('nothing', { cache });
  expect(screen.getByText('Old')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
  await act(async () => respond(response));
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a static widget shows no stale HTML after a record changed', async () => {
  const { cache, unmount } = await show('content', { html: '<p>Taken back</p>' });
  await act(async () => unmount());
  recordCache(cache, '/api/news/').remove(7);
  read.mockReturnValue(new Promise(() => {}));
  await show('nothing', { cache });
  expect(screen.queryByText('Taken back')).toBeNull();
  expect(screen.getByText('Loading...')).toBeTruthy();
});

it('a static widget is fetched again if a record changes while the widget is shown', async () => {
  const { cache } = await show('content', { html: '<p>Others</p>' });
  read.mockResolvedValue(good('<p>Put back</p>'));
  await act(async () => recordCache(cache, '/api/news/').put({ id: 1 }, false));
  expect(screen.getByText('Put back')).toBeTruthy();
  expect(screen.queryByText('Others')).toBeNull();
  expect(read).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});

it.each(['failure', 'nothing'] as const)(
  'a static widget that failed to load can be retried, with %s from the server',
  async (served) => {
    read.mockResolvedValueOnce({ status: 503, body: {} });
    await show(served);
    expect(screen.getByText(/^News didn’t load/)).toBeTruthy();
    read.mockResolvedValue(good('<p>Back</p>'));
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByText('Back')).toBeTruthy();
  },
);
