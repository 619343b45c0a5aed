import { expect, it } from 'vitest';
import { rulesFor, sheetRules } from './sheet-rules.ts';

const of = (css: string, html: string, others?: string) => rulesFor(sheetRules(css), html, others);

it.each([
  ['an element', 'h1{margin:0}', '<h1>', '<h2>'],
  ['a class', '.card{margin:0}', '<p class="row card">', '<p class="cards">'],
  [
    'what is around',
    '.list>li:first-child{margin:0}',
    '<ul class="list"><li>',
    '<ul class="list">',
  ],
  ['one of several', 'h2,.card a{margin:0}', '<h2>', '<a>'],
  ['an attribute', '.tab[aria-current=page]{margin:0}', '<a class="tab">', '<a>'],
  ['what is before', 'dialog:before{content:".card"}', '<dialog>', '<p class="card">'],
])('asks for %s', (_, css, there, absent) => {
  expect(of(css, there)).toBe(css);
  expect(of(css, absent)).toBe('');
});

it.each([
  '*{margin:0}',
  '[data-waiting]{margin:0}',
  'p:not(.card){margin:0}',
  ':is(h1,h2){margin:0}',
])('keeps %s, and what scripts add', (css) => expect(of(css, '<p>')).toBe(css));

it.each(['a:hover{margin:0}', '.card:focus-within a{margin:0}', 'dialog::backdrop{margin:0}'])(
  'leaves out what applies after a visitor did something: %s',
  (css) => expect(of(css, '<div class="card"><a><dialog>')).toBe(''),
);

it('keeps blocks of rules, and takes custom properties apart', () => {
  const css =
    '@layer base{:root{color-scheme:light;--a:1px;--b:var(--a);--c:2px}@media (width>1px){h1{margin:var(--b)}}}';
  expect(of(css, '<h1>')).toBe(css.replace('--c:2px', ''));
  expect(of(css, '<h2>')).toBe('@layer base{:root{color-scheme:light;}}');
});

it('takes the custom properties that are read: by a rule, by another of them, by other sheets and elements', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;}.card{margin:var(--b)}';
  expect(of(css, '<p class="card">')).toBe(':root{--a:1px;--b:var(--a);}.card{margin:var(--b)}');
  expect(of(css, '<p>', '.own{margin:var( --c)}')).toBe(':root{--c:2px;}');
  expect(of(css, '<p style="margin:var(--c)">')).toBe(':root{--c:2px;}');
});

it('is not led astray by what strings, comments and addresses hold', () => {
  const css = '/* } */.a{content:"}"}.b{background:url(a;b.svg)}/*{*/.c{color:red}';
  expect(of(css, '<p class="a b c">')).toBe(
    '.a{content:"}"}.b{background:url(a;b.svg)}.c{color:red}',
  );
  expect(of(css, '<p class="c">')).toBe('.c{color:red}');
});
