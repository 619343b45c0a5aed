import { expect, it } from 'vitest';
import { buildScopedSheet } from './section-sheet.ts';

const SCOPE = '@scope([data-section="news"]){';

it('a section’s style sheet that has its scope already is not scoped again', () => {
  const scoped = buildScopedSheet('news', '.a{color:red}');
  for (const css of [scoped, `${scoped}\n`]) expect(buildScopedSheet('news', css)).toBe(scoped);
  const pretty = '@scope ([data-section=news]) {\n  .a { color: red }\n}';
  expect(buildScopedSheet('news', pretty)).toBe(pretty);
});

it.each([
  ['nothing', ''],
  ['rules and media', '.a{color:red}@media (width >= 48rem){.a{color:blue}}'],
  ['brackets in strings', `.a::before{content:'}' "\\"{"}`],
  ['brackets in comments', '/* } { " */ .a{color:red}'],
  ['brackets that are escaped', '.a\\{\\}{color:red}'],
  ['an address', '.a{background:url(/mf/news/a.svg) URL( "}" ) url(data:image/png;base64,AA//)}'],
  ['an animation of its own', '@keyframes news-a{to{opacity:0}}'],
  ['queries', '@supports (a:b){@container x (width<1rem){@starting-style{.a{opacity:0}}}}'],
])('a section’s style sheet may have %s', (_, css) => {
  expect(buildScopedSheet('news', css)).toBe(`${SCOPE}${css}}`);
});

it.each([
  ['closes more than it opens', '}body{display:none}'],
  ['closes more than it opens, after its scope', `${SCOPE}.a{}}body{display:none}`],
  ['opens more than it closes', '.a{color:red'],
  ['mixes brackets', '.a{width:calc(1px}'],
  ['ends in a comment', '.a{color:red} /* the rest }'],
  ['ends in a string', '.a{content:"}'],
  ['ends in an escape', `${SCOPE}.a{color:red\\}`],
  ['has a string that ends with its line', '.a{content:"\n}body{}"'],
  ['hides a bracket in an address', '.a{background:url(a" ) } body{} (b"c)}'],
  ['hides a bracket in an address behind no white space', '.a{b:url(\u00a0" ) } body{} (")}'],
  ['hides a bracket in an address behind a comment mark', '.a{b:<!--url(a" ) } body{} (b"c)}'],
  ['hides a bracket in an address in disguise', '.a{background:\\75 rl(a" ) } body{} (b"c)}'],
  ['hides a comment in a url() that is not an address', '.a:is(#url(/*))){}'],
  ['is in the scope of another', '@scope([data-section="store"]){.a{color:red}}'],
  ['imports', '@import "/mf/news/b.css";'],
  ['imports in disguise', '@\\69mport "/mf/news/b.css";'],
  ['has a font', '@media all{@font-face{font-family:Inter}}'],
  ['defines a global property', '@property --gutter{syntax:"*";inherits:false}'],
  ['defines a global animation', '@keyframes spin{to{opacity:0}}'],
])('a section’s style sheet is refused if it %s', (_, css) => {
  expect(() => buildScopedSheet('news', css)).toThrow('the style sheet has');
});
