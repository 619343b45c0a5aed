import type { Files } from './repository.ts';

/** Where every colour of the site is. */
const TOKENS = 'shell/kit/tokens.css';

/** Lines above which nobody reads a sheet in one go; of other sources the linter says so. */
const LONGEST = 250;

/** Drawings and the pages of the benchmark's yardstick have colours of their own. */
const EXEMPT = /^bench\/|\.svg$/;

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\([^)]*\)/gi;

/** A rule that depends on the theme, unless all it says is which colours `light-dark()` takes. */
const THEMED = /(?:prefers-color-scheme|data-theme)[^{}]*\{(?!\s*color-scheme: \w+;\s*\})/;

/**
 * Finds faults of the site's style sheets: what the design tokens do not know, colours of their own,
 * properties that nothing sets, text on a ground whose contrast no test computes, a theme that changes more
 * than colours (the tests look at nothing else in the second theme); and too many lines.
 * @param checked The pairs of tokens whose contrast is tested: text, then ground.
 */
export function styleProblems(files: Files, checked: (readonly [string, string])[]): string[] {
  const sheets = [...files]
    .filter(([path]) => path.endsWith('.css') && !EXEMPT.test(path))
    .map(([path, css]) => [path, css.replace(/\/\*.*?\*\//gs, '')] as const);
  const set = new Set(sheets.flatMap(([, css]) => css.match(/--[\w-]+(?=:)/g) ?? []));
  // A contrast is the same both ways.
  const known = new Set(checked.flatMap(([a, b]) => [`${a} on ${b}`, `${b} on ${a}`]));
  const meanings = meaningsIn(sheets.filter(([path]) => path !== TOKENS).map(([, css]) => css));
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
      THEMED.test(css) ? [`${path} changes more than colours with the theme`] : [],
      colors.map((color) => `${path} has a colour of its own, ${color}`),
      unset.map((name) => `${path} reads ${name}, which nothing sets`),
      pairs.map((pair) => `${path} has ${pair}, whose contrast is not tested`),
    ].flat();
  });
}

/** The values of the sheets' own properties: `--era: var(--color-green)` in one rule, another colour in the next. */
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

/** The properties that meet in one rule: text, then its ground. */
function pairingsIn(css: string): [text: string, ground: string][] {
  // Nested rules follow a rule's own declarations.
  const rules = css.match(/\{[^{}]*/g) ?? [];
  return rules.flatMap((rule) => {
    const text = /[{;]\s*color: var\((--[\w-]+)\)/.exec(rule)?.[1];
    const ground = /[{;]\s*background(?:-color)?: var\((--[\w-]+)\)/.exec(rule)?.[1];
    return text === undefined || ground === undefined ? [] : [[text, ground]];
  });
}

/** A component may hand a value to its sheet: `style={{ '--name': … }}`. */
function isSetByScript(name: string, files: Files): boolean {
  return [...files].some(([path, text]) => path.endsWith('.tsx') && text.includes(`'${name}':`));
}
