/** Response headers for operators: a page’s section, builds, durations and age. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCachedSite } from '../test/cached-site.ts';
import { manifest, readPage, rendering } from '../test/visit.ts';

const PAGE = '/history/2011-12';
const section = rendering('<h1>2011-12</h1>');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

it('the response headers of a page name its section, its builds and the time of each stage', async () => {
  const { response } = await readPage(PAGE, section);
  expect(response.headers.get('x-desert-section')).toBe('history');
  expect(response.headers.get('x-desert-build')).toBe('edge eeee, shell ssss, history aaaa');
  expect(response.headers.get('server-timing')).toMatch(
    /^route;dur=\d+, load;dur=\d+, render-history;dur=\d+, compose;dur=\d+$/,
  );
});

it.each([
  ['of a section that fails', PAGE, () => new Response('', { status: 500 }), 'history;unavailable'],
  [
    'of another kit',
    PAGE,
    rendering('', {}, { ...manifest, kit: '7.llll' }),
    'history;kit=unequal',
  ],
  ['of the shell, with a widget', '/home', section, 'shell, history'],
])(
  'the X-Desert-Section header of a page %s names its sections',
  async (_, path, handler, sections) => {
    const { response } = await readPage(path, handler);
    expect(response.headers.get('x-desert-section')).toBe(sections);
  },
);

it('the headers of a cached page tell its age and the builds that rendered it', async () => {
  const { ask, settled } = newCachedSite();
  const first = await ask(PAGE);
  expect(first.headers.get('server-timing')).toContain('route;dur=');
  await first.text();
  await settled();
  const { headers } = await ask(PAGE);
  expect(headers.get('server-timing')).toMatch(/^stored;desc="made \d+ ms ago", route;dur=\d+/);
  expect(headers.get('x-desert-build')).toBe(first.headers.get('x-desert-build'));
});
