import { expect, it } from 'vitest';
import { listGlobalChanges } from './globalChanges.ts';

const changedBy = (code: string) => listGlobalChanges(code, 'a.tsx').map(({ what }) => what);

it.each([
  ["document.title = 'News'", 'document.title'],
  ["window.location.href = '/'", 'window.location.href'],
  ["location = '/'", 'location'],
  ['history.pushState = () => {}', 'history.pushState'],
  ['globalThis.fetch = later', 'globalThis.fetch'],
  ['fetch = later', 'fetch'],
  ['declare let fetch: unknown; fetch = later', 'fetch'],
  ['function f() { (window as any).seen ??= 1 }', '(window as any).seen'],
  ["window['seen']!.at += 1", "window['seen']!.at"],
  ['self.count++', 'self.count'],
  ['delete navigator.share', 'navigator.share'],
  ['Array.prototype.last = function () {}', 'Array.prototype.last'],
  ['for (window.name of names) {}', 'window.name'],
  ['let a; [a, { b: document.cookie = 1, ...self.rest }] = all', 'document.cookie'],
  ['Object.assign(window, { a })', 'window'],
  ["Object.defineProperty(Array.prototype, 'last', {})", 'Array.prototype'],
  ["Reflect.deleteProperty(document, 'title')", 'document'],
])('the check for changed globals finds this change: %s', (code, what) => {
  expect(changedBy(code)).toContain(what);
});

it.each([
  'const { title } = document; let seen = window.scrollY; seen += 1',
  "import { location } from './seasons.ts'; location.href = '/'",
  "export const history = {}; history.title = ''",
  'function f(document, { location = 1, ...self }, [name]) { document.a = location.b = self.c = name.d = 1 }',
  'const f = ({ target }) => { target.value = ref.current }',
  'try {} catch (error) { error.cause = 1 }',
  'class Fetch { #a = 1; constructor(private window: Box) { this.#a = 2; window.a = 1 } }',
  "for (const location of all) location.label = ''",
  "const style = {}; Object.assign(style, window); delete style['top']",
  'function f() { arguments[0] = 1 } exports.f = f; Object.defineProperty(exports, "a", {})',
  "document.addEventListener('click', f); window.scrollTo(0, 0)",
])('the check for changed globals accepts this code: %s', (code) => {
  expect(changedBy(code)).toEqual([]);
});

it('the check for changed globals names the line', () => {
  expect(listGlobalChanges('\n\nlocation.hash = ""', 'a.ts')[0]).toEqual({
    line: 3,
    what: 'location.hash',
  });
});
