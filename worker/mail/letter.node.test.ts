import { expect, it } from 'vitest';
import { htmlOf, type Letter, textOf } from './letter.ts';

const letter: Letter = {
  subject: 'A & B <i>',
  before: ['"One"'],
  link: { label: '<b>', address: 'https://desert.test/?a=1&b="2"' },
  after: ['Two > one'],
};

it('the letter’s HTML escapes everything', () => {
  const html = htmlOf(letter);
  expect(html).toContain('<title>A &amp; B &lt;i&gt;</title>');
  expect(html).toContain('&quot;One&quot;');
  expect(html).toContain('href="https://desert.test/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('>&lt;b&gt;</a>');
  expect(html).toContain('Two &gt; one');
  const text =
    '"One"\n\nhttps://desert.test/?a=1&b="2"\n\nTwo > one\n\nHockey Belongs In The Desert\n';
  // Its link has a line of its own.
  expect(textOf(letter)).toBe(text);
});
