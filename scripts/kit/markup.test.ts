import { expect, it } from 'vitest';
import { asLines, changedMarkup, currentMarkup } from './markup.ts';

it('renders what a section would serve, and misses components without a sample', async () => {
  const missing = currentMarkup(['Button', 'Forgotten', 'Lost']);
  await expect(missing).rejects.toThrow('no sample of Forgotten, Lost');
  expect((await currentMarkup(['Time'])).get('Byline')).toContain('<bdi>fan</bdi>');
});

it('names what changed, what is new and what is gone', () => {
  const before = new Map([
    ['Same', '<p>\n'],
    ['Other', '<p>\n'],
    ['Gone', '<p>\n'],
  ]);
  const after = new Map([...before, ['Other', '<div>\n'], ['New', '<p>\n']]);
  after.delete('Gone');
  expect(changedMarkup(before, after)).toEqual(['Other', 'Gone', 'New']);
});

it('has a line for each tag', () => {
  const html =
    '<ul class="a"><li><img src="b"/><p></p></li><li>c <b>d</b> <i>e</i><!-- -->f</li></ul>' +
    '<div><input></div><br/><p>g\n</p>';
  const lines = asLines(html);
  expect(lines).toBe(`<ul class="a">
  <li>
    <img src="b"/>
    <p></p>
  </li>
  <li>c <b>d</b> <i>e</i><!-- -->f</li>
</ul>
<div>
  <input></div>
<br/>
<p>g
</p>
`);
});
