import { afterEach, expect, it, vi } from 'vitest';
import { jersey } from './samples/items.ts';
import { renderOnServer, visit } from './samples/visit.ts';

const visitor = null;
const owner = jersey.user;
const other = { id: 5, username: 'neither' };

/** Server and browser are one process here, which React remarks on. */
const ONE_PROCESS = /^Detected multiple renderers/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['/merch', visitor, 'Welcome to the Coyotes Merch Store!'],
  ['/merch', owner, 'Welcome to the Coyotes Merch Store!'],
  ['/merch/7', visitor, 'Home jersey'],
  ['/merch/7', owner, 'Home jersey'],
  ['/merch/6', other, 'Scarf'],
  ['/merch/9', visitor, 'This item is gone'],
  ['/merch/new', owner, 'Create a New Item To Sell!'],
  ['/merch/7/edit', owner, 'Update Your Item'],
  ['/merch/7/edit', other, 'This is not yours to change'],
])('renders %s for %j, and hydrates it without a mismatch', async (path, viewer, heading) => {
  const html = await renderOnServer(path, viewer);
  expect(html).toContain(`>${heading}</h1>`);
  const complain = vi.fn();
  vi.stubGlobal('reportError', complain);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rendered, element } = await visit(path, viewer, html);
  expect(element.querySelector('h1')).toBe(rendered);
  expect(complain).not.toHaveBeenCalled();
  const complaints = said.mock.calls.map(String).filter((text) => !ONE_PROCESS.test(text));
  expect(complaints).toEqual([]);
});
