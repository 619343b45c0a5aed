import type { Files } from './repository.ts';

/** The sheet that defines every colour of the site. */
const TOKENS = 'shell/kit/tokens.css';

/** Maximum number of lines of a sheet, as the linter has it for scripts. */
const LONGEST = 250;

/** Drawings and the benchmark's pages of other frameworks have colours of their own. */
const EXEMPT = /^bench\/|\.svg$/;

/** Text that forced colors hide: a system colour stays, on a plate of the same colour. */
const HIDDEN_TEXT = /[{;]\s*color: var\(--color-(?:page|surface|sunken)\)/;

/** Forced colors show transparent borders. One of 1px is meant to be the edge of a box. */
const SHOWN_BORDER = /border[\w-]*: (?!1px)[^;]*\btransparent/;

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\([^)]*\)/gi;

/** The sheet of the shared classes of one property, and the rules of a class alone in a sheet. */
const MODIFIERS = 'shell/kit/modifiers.css';
const CLASS_RULE = /(?:^|\n)\.([\w-]+) \{\n([^{}]*)\}/g;

/** A rule that depends on the theme and sets more than `color-scheme`, by which `light-dark()` chooses. */
const THEMED = /(?:prefers-color-scheme|data-theme)[^{}]*\{(?!\s*color-scheme: \w+;\s*\})/;

/**
 * Lists the faults of the site's style sheets: colours that are not tokens, properties that nothing sets, text on a
 * background whose contrast no test computes, classes that repeat a shared class, text that forced colors hide and borders that they show, a theme that
 * changes more than colours (tests of the dark theme check nothing else), and too many lines.
 * @param checked The pairs of tokens whose contrast is tested: text, then background.
 */
export function styleProblems(files: Files, checked: (readonly [string, string])[]): string[] {
  const sheets = [...files]
    .filter(([path]) => path.endsWith('.css') && !EXEMPT.test(path))
    .map(([path, css]) => [path, css.replace(/\/\*.*?\*\//gs, '')] as const);
  const set = new Set(sheets.flatMap(([, css]) => css.match(/--[\w-]+(?=:)/g) ?? []));
  // A contrast is the same both ways.
  const known = new Set(checked.flatMap(([a, b]) => [`${a} on ${b}`, `${b} on ${a}`]));
  const meanings = meaningsIn(sheets.filter(([path]) => path !== TOKENS).map(([, css]) => css));
  const shared = sharedClasses(files.get(MODIFIERS) ?? '');
  return sheets.flatMap(([path, css]) => {
    const colors = path === TOKENS ? [] : (css.match(COLOR) ?? []);
    const unset = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name).filter(
      (name) => !set.has(name) && !isSetByScript(name, files),
    );
    const pairs = pairingsIn(css)
      .flatMap(([text, ground]) =>
        meant(text, meanings).flatMap((a) => meant(ground, meanings).map((b) => `${a} on ${b}`)),
      )
      .filter((pair) => !known.has(pair));
    const lines = (files.get(path) ?? '').trimEnd().split('\n').length;
    return [
      lines > LONGEST ? [`${path} has ${lines} lines`] : [],
      HIDDEN_TEXT.test(css) ? [`${path} has text that forced colors hide`] : [],
      SHOWN_BORDER.test(css) ? [`${path} has a border that forced colors show`] : [],
      THEMED.test(css) ? [`${path} changes more than colours with the theme`] : [],
      colors.map((color) => `${path} has a colour of its own, ${color}`),
      path.endsWith('.module.css')
        ? repetitions(css, shared).map((text) => `${path} has ${text}`)
        : [],
      unset.map((name) => `${path} reads ${name}, which nothing sets`),
      pairs.map((pair) => `${path} has ${pair}, whose contrast is not tested`),
    ].flat();
  });
}

/** Maps the only declaration of a shared class to its name. */
function sharedClasses(css: string): Map<string, string> {
  return new Map(
    Array.from(css.matchAll(CLASS_RULE), ([, name = '', body = '']) => [
      body.trim().replace(/;$/, ''),
      name,
    ]),
  );
}

/** The classes of a sheet whose every declaration is a shared class. */
function repetitions(css: string, shared: Map<string, string>): string[] {
  return [...css.matchAll(CLASS_RULE)].flatMap(([, name = '', body = '']) => {
    const names = declarationsIn(body).map((declaration) => shared.get(declaration));
    return names.includes(undefined) ? [] : [`.${name}, which is the shared ${names.join(' ')}`];
  });
}

const declarationsIn = (body: string) =>
  body
    .split(/\s*;\s*/)
    .map((value) => value.trim())
    .filter(Boolean);

/** Maps the sheets' own properties to their values: `--era: var(--color-green)` in one rule, another in the next. */
function meaningsIn(sheets: string[]): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const css of sheets) {
    for (const [, name = '', token = ''] of css.matchAll(/(--[\w-]+): var\((--[\w-]+)\)/g)) {
      meanings.set(name, [...(meanings.get(name) ?? []), token]);
    }
  }
  return meanings;
}

const meant = (name: string, meanings: Map<string, string[]>) => meanings.get(name) ?? [name];

/** The text and background properties that one rule sets together. */
function pairingsIn(css: string): [text: string, ground: string][] {
  // Nested rules follow a rule's own declarations.
  const rules = css.match(/\{[^{}]*/g) ?? [];
  return rules.flatMap((rule) => {
    const text = /[{;]\s*color: var\((--[\w-]+)\)/.exec(rule)?.[1];
    const ground = /[{;]\s*background(?:-color)?: var\((--[\w-]+)\)/.exec(rule)?.[1];
    return text === undefined || ground === undefined ? [] : [[text, ground]];
  });
}

/** A component may set a property for its sheet: `style={{ '--name': … }}`. */
function isSetByScript(name: string, files: Files): boolean {
  return [...files].some(([path, text]) => path.endsWith('.tsx') && text.includes(`'${name}':`));
}
