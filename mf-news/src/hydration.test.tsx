import { afterEach, expect, it, vi } from 'vitest';
import { author, other } from './samples/posts.ts';
import { renderOnServer, visit } from './samples/visit.ts';

const visitor = null;

/** Server and browser are one process here, which React remarks on. */
const ONE_PROCESS = /^Detected multiple renderers/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['/news', visitor, 'News'],
  ['/news', author, 'News'],
  ['/news?cursor=3', visitor, 'News'],
  ['/news/3', visitor, 'Which jersey do you still wear?'],
  ['/news/3', author, 'Which jersey do you still wear?'],
  ['/news/3', other, 'Which jersey do you still wear?'],
  ['/news/abc', visitor, 'No such post'],
  ['/news/new', author, 'Start a discussion about some Coyotes news!'],
  ['/news/3/edit', author, 'Start a discussion about some Coyotes news!'],
  ['/news/3/edit', other, 'This is not yours to change'],
])('renders %s for %j, and hydrates it without a mismatch', async (address, viewer, heading) => {
  const html = await renderOnServer(address, viewer);
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
  expect(title).toBe(heading);
  const complain = vi.fn();
  vi.stubGlobal('reportError', complain);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rendered, element } = await visit(address, viewer, html);
  expect(element.querySelector('h1')).toBe(rendered);
  expect(complain).not.toHaveBeenCalled();
  const complaints = said.mock.calls.map(String).filter((text) => !ONE_PROCESS.test(text));
  expect(complaints).toEqual([]);
});
