import { expect, it } from 'vitest';
import { findFault as findFaultInBytes } from './fragment-structure.ts';

const findFault = (html: string) => findFaultInBytes(new TextEncoder().encode(html));

it('the fragment check accepts HTML that React renders', () => {
  const html =
    '<link rel="preload" as="image" href="/a.png"/>' +
    '<article class="a b"><h1>One &amp; two<!-- --> three – vier</h1><p title="it&#x27;s &gt; that">Text<br/>' +
    '<a href="/news/7">More</a></p><svg viewBox="0 0 1 1"><title>A puck</title><linearGradient id="g">' +
    '<stop offset="0"></stop></linearGradient><path d="M0 0"></path><image href="/a.png"></image></svg>' +
    '<label>Name<textarea name="n">a &lt; b</textarea></label><ul><li>1<ul><li>2</li></ul></li></ul>' +
    '<table><caption>A</caption><thead><tr><td></td></tr></thead><tbody><tr><th scope="row">B</th><td><table>' +
    '<tbody></tbody></table></td></tr></tbody></table><!--$--><h2><span>Twice</span></h2><!--/$--><h3>3 &lt; 4</h3>' +
    '<noscript>Scripts are <b>off</b>.</noscript><select><optgroup><option selected="">1</option></optgroup><option>2</option></select>' +
    '<input disabled="" value="1"/><dl><dt>a</dt><dd>b<dl><dt>c</dt></dl></dd></dl><img src="/a.png" alt=""/></article>';
  expect(findFault(html)).toBeUndefined();
});

it.each([
  '<ul><li>One',
  '<div><arti',
  '<div><a href="/news/',
  '<div><a href=/news/>1</a></div>',
  '<p>One<!-- -',
  '<p>One<',
  '<svg><title>One',
  '</div>',
  '<p>a</p></div>',
  '<b><i></b></i>',
  '<div/>',
  '<plaintext>a</plaintext>',
  '<body class="a"></body>',
  '<BODY></BODY>',
  '<!doctype html>',
  '<?xml?>',
  '</>',
  '<a title="b>c</a><a title="d">',
  '<script>a</script>',
  '<svg><script></script></svg>',
  '<style>a</style>',
  '<!--><p>-->',
  '<!-- --!></p>-->',
  '<li><div><li></li></div></li>',
  '<dl><dt><div><dd></dd></div></dt></dl>',
  '<button><div><button></button></div></button>',
  '<a><div><a></a></div></a>',
  '<table><div><table></table></div></table>',
  '<table><tr></tr></table>',
  '<div><td></td></div>',
  '<select><div><input/></div></select>',
  '<noscript><svg><noscript></noscript></svg></noscript>',
  '<h3><div><h1><h2></h2></h1></div></h3>',
  '<math><mi></mi></math>',
  '<image></image>',
  '<title>a</title>',
  '<a =b="></a><textarea>"></a></div></textarea>',
  '<base target="_blank"/>',
  '<meta http-equiv="refresh" content="0"/>',
  '<link rel="stylesheet" href="/a.css"/>',
  '<div>'.repeat(501) + '</div>'.repeat(501),
])('the fragment check refuses HTML that a browser could rearrange: %s', (html) => {
  expect(findFault(html)).toEqual(expect.any(String));
  expect(findFault(`<main>${html}</main><p>After</p>`)).toEqual(expect.any(String));
});
