import { expect, it } from 'vitest';
import { countRatings } from './ratings.ts';
import { canConcernMoney } from './safety.ts';

it.each([
  'I can do $40',
  'Would 40 bucks work?',
  'See https://example.com/a',
  'More on myshop.com',
  'Write me at fan@example.com',
  'Call (480) 555-0147',
  'Text 480.555.0147',
  'Do you take PayPal?',
  'Zelle works',
  'Send it as friends & family',
  'A gift card is fine',
])('the safety notice is shown after the message “%s”', (content) => {
  expect(canConcernMoney({ content, offer: null })).toBe(true);
});

it.each([
  'Is it still there?',
  'Is it a size 52? I wore number 19.',
  'He scored 3 in 2012.Then we left.',
  'Let me check it out',
  'It’s from 1996-97, with tags',
])('the safety notice is not shown after the message “%s”', (content) => {
  expect(canConcernMoney({ content, offer: null })).toBe(false);
});

it('the safety notice is shown after an offer without words', () => {
  expect(canConcernMoney({ content: '', offer: 40 })).toBe(true);
});

it('a seller’s ratings are given as numbers, and from a hundred on as a share', () => {
  expect(countRatings({ sales: 12, good: 11 })).toBe('12 sales, 11 good');
  expect(countRatings({ sales: 1, good: 0 })).toBe('1 sale, 0 good');
  expect(countRatings({ sales: 100, good: 97 })).toBe('100+ sales, 97% good');
});
