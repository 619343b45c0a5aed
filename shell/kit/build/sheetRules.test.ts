import { selectCss, listReadNames } from '@desert/contract/pages/critical-rules';
import { expect, it } from 'vitest';
import { divideSheet, parseSheetRules } from './sheetRules.ts';

/** The rules for these names, with the custom properties that they read. */
function firstOf(css: string, ...names: string[]): string {
  const rules = parseSheetRules(css);
  const all = new Set(names);
  for (const property of listReadNames(rules, all)) all.add(property);
  return selectCss(rules, all);
}

it.each([
  ['an element', 'h1{margin:0}', ['h1'], ['h2']],
  ['a class', '.card{margin:0}', ['p', '.card'], ['p', '.cards']],
  ['the elements around it', '.list>li:first-child{margin:0}', ['.list', 'li'], ['.list']],
  ['one selector of several', 'h2,.card a{margin:0}', ['h2'], ['a']],
  ['a class with an attribute', '.tab[aria-current=page]{margin:0}', ['.tab'], ['a']],
  ['the element of a pseudo-element', 'dialog:before{content:".card"}', ['dialog'], ['.card']],
  ['one of the alternatives', '.list :is(dt,dd){margin:0}', ['.list', 'dd'], ['.list', 'li']],
  ['what :has() asks for', ':root:has(.dialog[open]){margin:0}', ['.dialog'], ['html']],
])('a style rule is in the first paint only if the page has %s', (_, css, there, absent) => {
  expect(firstOf(css, ...there)).toBe(css);
  expect(firstOf(css, ...absent)).toBe('');
});

it.each(['*{margin:0}', '[hidden]{margin:0}', 'p:not(.card){margin:0}', ':is(p,h1){margin:0}'])(
  'a style rule without a class, id or attribute is always in the first paint: %s',
  (css) => expect(firstOf(css, 'p')).toBe(css),
);

it.each([
  'a:hover{margin:0}',
  '.card:focus-within a{margin:0}',
  'dialog::backdrop{margin:0}',
  'a[aria-busy=true]{margin:0}',
  '@keyframes rise{to{opacity:1}}',
  '@media print{a{margin:0}}',
  '@media (forced-colors:active){a{margin:0}}',
  '.card{background:url(a.svg)}',
  '@font-face{font-family:a;src:url(../a.woff2)}',
  '@font-face{font-family:a;src:url(/a.woff2);unicode-range:U+100-24F}',
])('the first paint leaves out a style rule that can wait for the whole sheet: %s', (css) =>
  expect(firstOf(css, '.card', 'a', 'dialog')).toBe(''),
);

it('a rule for what is opened or busy waits for the sheet that the document links, but not for a later one', () => {
  const css = '.menu[open]{margin:0}.team[open]{margin:0}.card[aria-disabled=true]{margin:0}';
  const names = new Set(['.menu', '.team', '.card']);
  expect(selectCss(parseSheetRules(css, ofPages), names)).toBe('.team[open]{margin:0}');
  expect(selectCss(parseSheetRules(css), names)).toBe(css);
});

it('a style rule is in the first paint if one of its selectors is needed there', () =>
  expect(firstOf('a:hover,.on{margin:0}', '.on')).toBe('a:hover,.on{margin:0}'));

it('custom properties that no rule reads are left out of the first paint', () => {
  const css =
    '@layer base{:root{color-scheme:light;--a:1px;--b:var(--a);--c:2px}@media (width>1px){h1{margin:var(--b)}}}';
  expect(firstOf(css, 'h1')).toBe(css.replace('--c:2px', ''));
  expect(firstOf(css, 'h2')).toBe('@layer base{:root{color-scheme:light;}}');
});

it('the first paint keeps a custom property that a rule, another property or a module reads', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;}.card{margin:var(--b)}';
  expect(firstOf(css, '.card')).toBe(':root{--a:1px;--b:var(--a);}.card{margin:var(--b)}');
  expect(firstOf(css, '--c')).toBe(':root{--c:2px;}');
});

it('a font whose address does not depend on the style sheet’s address is in the first paint', () => {
  const css = '@font-face{font-family:a;src:url(/assets/a.woff2)}';
  expect(firstOf(css, 'a')).toBe(css);
});

it('punctuation in strings, comments and addresses does not end a style rule', () => {
  const css = '/* } */.a{content:"}"}.b{background:url(data:a;b)}/*{*/.c{color:red}';
  expect(firstOf(css, '.a', '.b', '.c')).toBe(
    '.a{content:"}"}.b{background:url(data:a;b)}.c{color:red}',
  );
  expect(firstOf(css, '.c')).toBe('.c{color:red}');
});

const ofPages = (name: string) =>
  ({ '.team': 'Team', '.games': 'Games' })[name] as 'Team' | 'Games' | undefined;

it.each([
  ['.team{margin:0}', 'Team'],
  ['.team a:hover,.card>.team{margin:0}', 'Team'],
  ['.team,.card{margin:0}', undefined],
  ['.team,.games{margin:0}', undefined],
  ['.card:not(.team){margin:0}', undefined],
  ['.card:has(.games){margin:0}', 'Games'],
  ['@media (width>1px){.games{margin:0}}', 'Games'],
  // They must not wait for the visitor's first intent.
  ['@media print{.team{margin:0}}', undefined],
  ['@media (forced-colors:active){.team{margin:0}}', undefined],
  ['@keyframes rise{to{opacity:1}}', undefined],
])('a rule is in the sheet of the only page whose elements it can match: %s', (css, owner) =>
  expect([...divideSheet(css, ofPages, 'main')]).toEqual([[owner, css]]),
);

it('a rule for print or forced colors stays in the main part, or follows the rules that it overrides', () => {
  const css = '.team{top:0}@media (forced-colors:active){.team{top:1px}}';
  const forced = '@media (forced-colors:active){.team{top:1px}}';
  expect([...divideSheet(css, ofPages, 'owners')]).toEqual([['Team', css]]);
  expect([...divideSheet(css, ofPages, 'main')]).toEqual([
    ['Team', '.team{top:0}'],
    [undefined, forced],
  ]);
});

it('the rules of a divided sheet keep their order, and each is in one part', () => {
  const css = '.card{top:0}@media (width>1px){.team{top:1px}.card{top:2px}}.team{top:3px}';
  expect([...divideSheet(css, ofPages, 'main')]).toEqual([
    [undefined, '.card{top:0}@media (width>1px){.card{top:2px}}'],
    ['Team', '@media (width>1px){.team{top:1px}}.team{top:3px}'],
  ]);
});
