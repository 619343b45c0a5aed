import { describe, expect, it } from 'vitest';
import { endTagsFor } from './close-tags.ts';

it.each([
  ['whole HTML', '<p>One</p>', ''],
  ['nothing', '', ''],
  ['text', '<ul><li>One', '</li></ul>'],
  ['elements that have no end', '<p>One<br/><img src="/a.png" alt=">"/>', '</p>'],
  ['a closed element', '<div><p>One</p>', '</div>'],
  ['a name', '<div><arti', '-x></arti-x></div>'],
  ['a name that could be another', '<div><a', '-x></a-x></div>'],
  ['a name of an end', '<div><p>One</p></di', '-x></div>'],
  ['an attribute', '<div><a hre', '></a></div>'],
  ['a value', '<div><a href="/news/', '"></a></div>'],
  ['a value with the other quote in it', `<div><a title="it's`, '"></a></div>'],
  ['a value that is whole', '<div><a href="/news"', '></a></div>'],
  ['a value of an element that has no end', '<div><img src="/a', '"></div>'],
  ['a comment', '<p>One<!-- -', '--></p>'],
  ['after a comment', '<p>One<!-- --> two', '</p>'],
  ['an opening bracket', '<p>One<', '</p>'],
  ['the start of an end', '<p>One</', '></p>'],
  ['the start of a comment', '<p>One<!-', '></p>'],
  ['a text field', '<form><textarea name="a">One <p> &lt', '</textarea></form>'],
  ['after a text field', '<form><textarea>a <b> c</textarea><p>', '</p></form>'],
])('closes what is open where HTML breaks off in %s', (_, html, closing) => {
  expect(endTagsFor(html)).toBe(closing);
});

describe('closed anywhere', () => {
  const html =
    '<article class="a b"><h1>One &amp; two<!-- --> three</h1><p title="it\'s > that">Text<br/>' +
    '<a href="/news/7">More</a></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>' +
    '<label>Name<textarea name="n">a < b</textarea></label></article>';

  it('leaves alone what comes after', async () => {
    const halves = Array.from(html, (_, at) => html.slice(0, at + 1));
    const depths = halves.map((half) =>
      footerDepth(`<main>${half}${endTagsFor(half)}</main><footer>After</footer>`),
    );
    const found = await Promise.all(depths);
    expect(halves.filter((_, at) => found[at] !== 0)).toEqual([]);
  });
});

/** How many elements are open around the footer; -1 where no parser finds it. */
async function footerDepth(html: string): Promise<number> {
  let depth = 0;
  let found = -1;
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      if (element.tagName === 'footer') found = depth;
      if (element.tagName === 'br') return;
      depth += 1;
      element.onEndTag(() => void (depth -= 1));
    },
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}
