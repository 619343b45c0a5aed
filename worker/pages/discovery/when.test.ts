import { expect, it } from 'vitest';
import { visit } from '../../test/visit.ts';

it.each([
  ['May 22, 2012', '/history/games/2012-05-22'],
  ['5/22/2012', '/history/games/2012-05-22'],
  ['I think it was 22.5.2012, against Detroit', '/history/games/2012-05-22'],
  ['kings', '/history/find?q=kings'],
  ['the night of the towels', '/history/find?q=the%20night%20of%20the%20towels'],
  [' ', '/history/find'],
])('the form “When were you there?” redirects the text %j to %s', async (text, address) => {
  const response = await visit(`/when?q=${encodeURIComponent(text)}`);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(address);
});
