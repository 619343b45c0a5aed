/** A style sheet in rules, of which a document takes those that apply to its HTML. */
import { CSS_TOKEN } from '@desert/contract/css-tokens';

/** A rule, or a block of rules as `@media` has it. */
export type SheetRule =
  | {
      css: string;
      /**
       * The names it needs, in sets of which one is enough: those of elements ('h1') and classes ('.card') in the
       * HTML, or of a custom property ('--space-4') that something reads. One set is empty where it always applies.
       */
      needs: string[][];
    }
  | { block: string; rules: SheetRule[] };

/** At-rules whose rules are told apart; any other is kept as it is. */
const BLOCKS = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/** What applies only after a visitor did something. */
const ON_INTERACTION =
  /:(?:hover|active|focus(?:-visible|-within)?)\b|::(?:backdrop|view-transition)/;

const ALWAYS = [[]];

/**
 * The rules of a style sheet, each with the names that it needs to apply before a visitor does anything.
 * @param css its text, whose brackets balance
 */
export function sheetRules(css: string): SheetRule[] {
  const readBy = new Map<string, string[]>();
  for (const [, property = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g)) {
    for (const read of propertiesIn(value))
      readBy.set(read, [...(readBy.get(read) ?? []), property]);
  }

  /** A custom property, and those whose values are made of it. */
  function needing(property: string, found = new Set<string>()): Set<string> {
    if (found.has(property)) return found;
    found.add(property);
    for (const other of readBy.get(property) ?? []) needing(other, found);
    return found;
  }

  function ofProperty({ text }: Piece): SheetRule {
    const property = /^\s*(--[\w-]+)/.exec(text)?.[1];
    return { css: text, needs: property ? [...needing(property)].map((one) => [one]) : ALWAYS };
  }

  function ofPiece({ text, prelude = '', body = '' }: Piece): SheetRule {
    if (prelude === ':root') return { block: prelude, rules: piecesOf(body).map(ofProperty) };
    if (BLOCKS.test(prelude)) return { block: prelude, rules: piecesOf(body).map(ofPiece) };
    const always = prelude === '' || prelude.startsWith('@');
    return { css: text, needs: always ? ALWAYS : needsOf(prelude) };
  }

  return piecesOf(css).map(ofPiece);
}

/** One rule, or one declaration. */
interface Piece {
  text: string;
  /** What stands before its block, where it has one. */
  prelude?: string;
  body?: string;
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  let [depth, start, bodyAt] = [0, 0, 0];
  for (const { 0: token, index, groups = {} } of css.matchAll(CSS_TOKEN)) {
    const end = index + token.length;
    if (groups['close']) depth -= 1;
    if (depth === 0 && token === '{') bodyAt = end;
    if (depth === 0 && (token === '}' || token === ';')) {
      const text = css.slice(start, end).trim();
      const block = token === '}' && {
        prelude: css.slice(start, bodyAt - 1).trim(),
        body: css.slice(bodyAt, index),
      };
      pieces.push({ text, ...block });
    }
    if (depth === 0 && /^(?:[};]|\/\*)/.test(token)) start = end;
    if (groups['open']) depth += 1;
  }
  const rest = css.slice(start).trim();
  return rest === '' ? pieces : [...pieces, { text: rest }];
}

/** For each selector the elements and classes that it asks for, but for those in brackets: they may be meant not to be there. */
function needsOf(selectors: string): string[][] {
  return withoutBrackets(selectors)
    .split(',')
    .filter((selector) => !ON_INTERACTION.test(selector))
    .map((selector) => selector.replace(/::?[\w-]+/g, '').match(/\.?[a-z][\w-]*/gi) ?? []);
}

function withoutBrackets(selectors: string): string {
  const less = selectors.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]|\([^()]*\)/g, '');
  return less === selectors ? selectors : withoutBrackets(less);
}

/**
 * The rules of a sheet that apply to a piece of HTML before its visitor does anything, in their order.
 * @param html as React writes it
 * @param others the text of other sheets, which may read custom properties of this one
 */
export function rulesFor(rules: SheetRule[], html: string, others = ''): string {
  const names = namesIn(html);
  for (const property of propertiesIn(textOf(rules, names) + others + html)) names.add(property);
  return textOf(rules, names);
}

function textOf(rules: SheetRule[], names: Set<string>): string {
  let css = '';
  for (const rule of rules) {
    if ('block' in rule) {
      const inner = textOf(rule.rules, names);
      if (inner !== '') css += `${rule.block}{${inner}}`;
    } else if (rule.needs.some((all) => all.every((name) => names.has(name)))) css += rule.css;
  }
  return css;
}

function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, property = '']) => property);
}

/** The names of the elements and classes in a piece of HTML, and of what is around it. */
function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body']);
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(element);
  const lists = new Set<string>();
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) lists.add(classes);
  for (const classes of lists) for (const name of classes.split(' ')) names.add(`.${name}`);
  return names;
}
