import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { CSSOptions } from 'vite';

/** Flag that keeps Lightning CSS from replacing `:dir()` with `:lang()`, which ignores `dir="auto"`. */
const DIR_SELECTOR = 4;

const CAPITALS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = `${CAPITALS}abcdefghijklmnopqrstuvwxyz`;
const ALL_DIGITS = DIGITS.split('');

const root = join(import.meta.dirname, '..', '..', '..');

/** First letters of class names. All sections share one, because `@scope` keeps their sheets apart. */
const LETTERS: Record<string, string> = { kit: 'k', shell: 's' };
export const SECTION_LETTER = 'm';

/** CSS settings that shorten the class names of CSS modules, and keep those of two modules apart. */
export function defineScopedCss(): CSSOptions {
  return {
    modules: {
      generateScopedName: formatScopedName,
    },
    lightningcss: { exclude: DIR_SELECTOR },
  };
}

/**
 * A short class name, as 'kT4Xb': scope, file (three digits) and class (one), because names are a tenth of the compressed
 * sheets. It depends on the file's path and, if two classes of the file have the same hash, on their order: builds of
 * different days must agree on it. Keyframes keep a readable name, by which `section-sheet.ts` knows their section.
 */
export function formatScopedName(name: string, file: string): string {
  const path = relative(root, file).replaceAll(sep, '/');
  const css = readCss(file);
  const scope = computeScope(path);
  if (new RegExp(`@keyframes ${name}\\b`).test(css))
    return `${scope}-${basename(file).split('.')[0]}-${name}`;
  return (
    (LETTERS[scope] ?? SECTION_LETTER) +
    toDigits(path, CAPITALS, 3) +
    findDigit(name, listClasses(css))
  );
}

/** Matches a selector of a scoped class; shared classes have no capitals. */
export const SCOPED_CLASS = /^\.[kms][\dA-Z]{3}[\da-zA-Z]$/;

/** The scoped classes of a CSS module, with their dots. */
export function listScopedClasses(file: string): string[] {
  return listClasses(readCss(file)).map((name) => `.${formatScopedName(name, file)}`);
}

/** Names of the classes of a style sheet, in the order of their first use. @param css without comments */
export function listClasses(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name))];
}

/** The class's hash, or the next digit that no class before it has. @throws if a file has too many classes */
function findDigit(name: string, classes: string[]): string {
  const taken = new Set<string>();
  for (const each of [...classes, name]) {
    const first = DIGITS.indexOf(toDigits(each, DIGITS, 1));
    const digit = [...ALL_DIGITS.slice(first), ...ALL_DIGITS].find((value) => !taken.has(value));
    if (digit === undefined) throw new Error(`A style sheet has over ${DIGITS.length} classes.`);
    if (each === name) return digit;
    taken.add(digit);
  }
  return '';
}

function toDigits(text: string, digits: string, count: number): string {
  const hash = createHash('sha256').update(text).digest();
  return Array.from({ length: count }, (_, at) => digits[(hash[at] ?? 0) % digits.length]).join('');
}

const readCss = (file: string) =>
  readFileSync(file.replace(/\?.*$/, ''), 'utf8').replace(/\/\*[^]*?\*\//g, '');

function computeScope(path: string): string {
  const [folder = '', inner] = path.split('/');
  if (folder === 'shell' && inner === 'kit') return 'kit';
  return folder.replace(/^mf-/, '');
}
