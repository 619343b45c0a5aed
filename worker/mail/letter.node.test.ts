import { expect, it } from 'vitest';
import { renderHtml, type MailContent, renderText } from './letter.ts';

const letter: MailContent = {
  subject: 'A & B <i>',
  before: ['"One"'],
  link: { label: '<b>', address: 'https://desert.test/?a=1&b="2"' },
  after: ['Two > one'],
};

it('the HTML of a mail escapes all of its texts', () => {
  const html = renderHtml(letter);
  expect(html).toContain('<title>A &#38; B &#60;i&#62;</title>');
  expect(html).toContain('&#34;One&#34;');
  expect(html).toContain('href="https://desert.test/?a=1&#38;b=&#34;2&#34;"');
  expect(html).toContain('>&#60;b&#62;</a>');
  expect(html).toContain('Two &#62; one');
  const text =
    '"One"\n\nhttps://desert.test/?a=1&b="2"\n\nTwo > one\n\nHockey Belongs In The Desert\n';
  // Its link has a line of its own.
  expect(renderText(letter)).toBe(text);
});
