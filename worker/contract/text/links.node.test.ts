import { expect, it } from 'vitest';
import { collectTypedLinks } from './links.ts';

it.each([
  ['See https://nhl.', ['https://nhl']],
  // A link must be read to its end: one that only starts like an approved link is another link.
  ["See https://nhl'.evil.example/phish", ["https://nhl'.evil.example/phish"]],
  ['See https://nhl].evil.example', ['https://nhl].evil.example']],
  ['(https://nhl), www.nhl.com', ['https://nhl', 'www.nhl.com']],
  ['https://nhl@evil.example', ['https://nhl@evil.example']],
])('moderation finds in %j the links that its page would show', (details, links) => {
  expect([...collectTypedLinks({ title: 'A title', details, price: 5 })]).toEqual(links);
});
