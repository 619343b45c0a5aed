import { expect, it } from 'vitest';
import { createBalance } from './balance.ts';

/** What goes out of HTML that comes so many bytes at a time, what is wrong with it, and what closes it. */
function balanced(html: string, step = Infinity) {
  const bytes = new TextEncoder().encode(html);
  const balance = createBalance();
  const out: Uint8Array[] = [];
  for (let at = 0; at < bytes.length && balance.fault() === undefined; at += step)
    out.push(balance.take(bytes.slice(at, at + step)));
  return {
    html: Buffer.concat(out).toString(),
    fault: balance.faultAtEnd(),
    endTags: balance.endTags(),
  };
}

/** As React writes it. */
const page =
  '<article class="a b"><h1>One &amp; two<!-- --> three – vier</h1><p title="it&#x27;s &gt; that">Text<br/>' +
  '<a href="/news/7">More</a></p><svg viewBox="0 0 1 1"><title>A puck</title><path d="M0 0"></path></svg>' +
  '<label>Name<textarea name="n">a &lt; b</textarea></label><ul><li>1<ul><li>2</li></ul></li></ul>' +
  '<table><caption>A</caption><tbody><tr><th scope="row">B</th><td>1</td></tr></tbody></table>' +
  '<table><tbody><!--$?--><template id="B:0"></template><tr></tr><!--/$--></tbody></table>' +
  '<noscript>Scripts are <b>off</b>.</noscript><h2><span>Twice</span></h2><h3>Thrice</h3>' +
  '<meta name="a" data-src="b"/><script type="application/json">{"src":1}</script>' +
  '<select><option selected="">1</option></select><img src="/a.png" alt=""/></article>';

it.each([Infinity, 1, 7])('leaves alone what is whole, %d bytes at a time', (step) => {
  expect(balanced(page, step)).toEqual({ html: page, fault: undefined, endTags: '' });
});

it.each([
  ['text', '<ul><li>One', '<ul><li>One', '</li></ul>'],
  ['a name', '<div><arti', '<div>', '</div>'],
  ['a name of an end', '<div><p>One</p></di', '<div><p>One</p>', '</div>'],
  ['a value', '<div><a href="/news/', '<div>', '</div>'],
  ['a value without quotes', '<div><a href=/news/', '<div>', '</div>'],
  ['a value with a tag in it', '<div><a title="<b>', '<div>', '</div>'],
  ['a comment', '<p>One<!-- -', '<p>One', '</p>'],
  ['a comment that looks whole', '<p>One<!--!>', '<p>One', '</p>'],
  ['an opening bracket', '<p>One<', '<p>One', '</p>'],
  ['a text field', '<form><textarea name="a">One <p> &lt', undefined, '</textarea></form>'],
  ['an end tag of a text field', '<textarea>One <p></texta', '<textarea>One <p>', '</textarea>'],
  ['a script', '<script>a</b>', undefined, '</script>'],
  ['a drawing', '<svg><title>One <b>', undefined, '</b></title></svg>'],
])('HTML that breaks off in %s is closed', (_, html, out = html, endTags) => {
  for (const step of [Infinity, 1]) {
    expect(balanced(html, step)).toEqual({
      html: out,
      fault: expect.stringMatching(/^no |does not end$/) as string,
      endTags,
    });
  }
});

it.each([
  '</div>',
  '<p>a</p></div>',
  '<b><i></b></i>',
  '<plaintext>a',
  '<body class="a">',
  '<!doctype html>',
  '<?xml?>',
  '</>',
  '<a title="b>c</a><a title="d">',
  '<script><!--<script></script>',
  '<li><div><li></li></div></li>',
  '<dl><dt><div><dd></dd></div></dt></dl>',
  '<button><div><button></button></div></button>',
  '<table><div><table></table></div></table>',
  '<div><td></td></div>',
  '<select><div><input></div></select>',
  '<svg><p></p></svg>',
  '<noscript><!--</noscript></div><plaintext>--></noscript>',
  '<noscript><textarea></noscript></div></textarea></noscript>',
  '<noscript><svg><noscript></noscript></svg></noscript>',
  '<h3><div><h1><h2></h2></h1></div></h3>',
  '<math><mi><a/></mi></math>',
  '<a =b="></a><textarea>"></a></div></textarea>',
  '<a x=y =b="></a><textarea>"></a></div></textarea>',
  '<select><div><svg><input/></svg></div></select>',
  '<base target="_blank">',
  '<meta http-equiv="refresh" content="0">',
  '<script async src="/mf/news/a/x.js"></script>',
  '<script data-a=">" src="/mf/news/a/x.js"></script>',
  '<div>'.repeat(501),
])('ends before what a browser would take apart: %s', (html) => {
  for (const step of [Infinity, 5]) {
    const { fault, html: out } = balanced(`<main>${html}<p>After</p></main>`, step);
    expect(fault).toBeTruthy();
    expect(out).not.toContain('After');
  }
});

it('holds back no more than a tag can be', () => {
  const tag = `<a title="${'x'.repeat(140_000)}"></a>`;
  expect(balanced(tag, 1000)).toEqual({
    html: '',
    fault: 'a tag or comment of more than 131072 bytes',
    endTags: '',
  });
});
