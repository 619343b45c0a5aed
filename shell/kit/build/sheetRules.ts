/** Splits a style sheet into the rules that can apply in a first paint, with the names that select them. */
import { CSS_TOKEN } from '@desert/contract/pages/css-tokens';
import type { CriticalRule } from '@desert/contract/pages/page';

const BLOCKS = /^@(?:layer|media|supports|container|scope)\b/;

/** Matches at-rules that can wait for the complete sheet. */
const LATER =
  /^@(?:media[^{]*(?:\bprint|forced-colors|prefers-reduced-motion)|(?:-webkit-)?keyframes|starting-style|page)\b/;

/** Matches selectors that do not apply in a first paint, such as those of interactions. */
const ON_INTERACTION =
  /:(?:hover|active|focus(?:-visible|-within)?|popover-open|user-\w+)\b|::(?:backdrop|view-transition|-webkit-search-cancel)|\[(?:aria-busy|data-(?:waiting|dragged|drop|without-script))\b/;

/** Matches selectors of what is opened, selected or busy, as the linked rules are not on a first screen. */
const ON_CHANGE = /\[(?:open|aria-(?:disabled|selected))\b/;

const FOREIGN_LETTERS = /^@font-face\{[^}]*unicode-range:U\+[1-9]/;

/** Matches URLs that resolve only against the sheet's address: relative ones. */
const FILES = /url\((?!["']?(?:data:|\/))/;

/** The rules of a sheet for the first paint. @param findOwner see `divideSheet`; documents link the main part */
export function parseSheetRules(
  css: string,
  findOwner?: (name: string) => string | undefined,
): CriticalRule[] {
  const readBy = new Map<string, string[]>();
  for (const [, property = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g)) {
    for (const read of listReadProperties(value))
      readBy.set(read, [...(readBy.get(read) ?? []), property]);
  }

  function needing(property: string, found = new Set<string>()): Set<string> {
    if (found.has(property)) return found;
    found.add(property);
    for (const other of readBy.get(property) ?? []) needing(other, found);
    return found;
  }

  function ofProperty({ text }: Piece): CriticalRule {
    const property = /^\s*(--[\w-]+)/.exec(text)?.[1];
    if (property === undefined) return { css: text };
    return { css: text, needs: [...needing(property)].map((value) => [value]) };
  }

  function ofPiece({ text, prelude = '', body = '' }: Piece): CriticalRule[] {
    if ([LATER, FOREIGN_LETTERS, FILES].some((pattern) => pattern.test(text))) return [];
    if (prelude === ':root') return [{ block: prelude, rules: splitSheet(body).map(ofProperty) }];
    if (BLOCKS.test(prelude)) return [{ block: prelude, rules: splitSheet(body).flatMap(ofPiece) }];
    const reads = listReadProperties(text);
    const rule = { css: text, ...(reads.length > 0 && { reads }) };
    if (prelude === '' || prelude.startsWith('@')) return [rule];
    const isLinked = findOwner && findRuleOwner(prelude, findOwner) === undefined;
    const needs = listSelectorNeeds(
      prelude,
      isLinked ? [ON_INTERACTION, ON_CHANGE] : [ON_INTERACTION],
    );
    if (needs.length === 0) return [];
    return [needs.some((all) => all.length === 0) ? rule : { ...rule, needs }];
  }

  return splitSheet(css).flatMap(ofPiece);
}

/**
 * Divides a sheet by owner, in the order of its rules. A rule is an owner's if each of its selectors needs one of the
 * owner's classes. @param laterTo where rules for print, forced colors or reduced motion go: to their owners, or to the main
 * part, if that applies last @param findOwner of a class ('.card'); undefined for the classes of the main part
 */
export function divideSheet<Owner>(
  css: string,
  findOwner: (name: string) => Owner | undefined,
  laterTo: 'main' | 'owners',
): Map<Owner | undefined, string> {
  const parts = new Map<Owner | undefined, string>();
  const add = (owner: Owner | undefined, text: string) =>
    parts.set(owner, (parts.get(owner) ?? '') + text);
  for (const { text, prelude = '', body = '' } of splitSheet(css)) {
    if (laterTo === 'main' && LATER.test(prelude)) add(undefined, text);
    else if (BLOCKS.test(prelude))
      for (const [owner, inner] of divideSheet(body, findOwner, laterTo))
        add(owner, `${prelude}{${inner}}`);
    else add(prelude.startsWith('@') ? undefined : findRuleOwner(prelude, findOwner), text);
  }
  return parts;
}

function findRuleOwner<Owner>(
  selectors: string,
  findOwner: (name: string) => Owner | undefined,
): Owner | undefined {
  const [first, ...others] = listSelectors(selectors).map((selector) =>
    listNames(selector)
      .map(findOwner)
      .find((owner) => owner !== undefined),
  );
  return others.every((owner) => owner === first) ? first : undefined;
}

interface Piece {
  text: string;
  prelude?: string;
  body?: string;
}

function splitSheet(css: string): Piece[] {
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

/** The elements and classes of each selector, except those in `:not()` and selectors that match one of `later`. */
function listSelectorNeeds(selectors: string, later: RegExp[]): string[][] {
  return listSelectors(selectors)
    .filter((selector) => !later.some((pattern) => pattern.test(selector)))
    .map(listNames);
}

const listSelectors = (selectors: string) =>
  stripStringsAndArguments(expandAlternatives(selectors)).split(',');

/** Replaces `:is(h1,h2) a` with `h1 a,h2 a`. */
function expandAlternatives(selectors: string): string {
  const [, before = '', choices = '', after = ''] =
    /^((?:[^,()]|\([^()]*\))*?):is\(([^()]*)\)([^,]*)$/.exec(selectors) ?? [];
  if (choices === '') return selectors;
  return choices
    .split(',')
    .map((choice) => expandAlternatives(before + choice + after))
    .join(',');
}

function listNames(selector: string): string[] {
  const names = selector.replace(/\[[^\]]*\]|::?[\w-]+/g, '').match(/\.?[a-z][\w-]*/gi);
  return [...new Set(names)];
}

/** Removes strings and arguments, such as those of `:not()`, from selectors; keeps the argument of `:has(.card)`. */
function stripStringsAndArguments(selectors: string): string {
  const less = selectors
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:has\(([^(),]*)\)/g, ' $1')
    .replace(/\([^()]*\)/g, '');
  return less === selectors ? selectors : stripStringsAndArguments(less);
}

export function listReadProperties(text: string): string[] {
  const read = text.matchAll(/var\(\s*(--[\w-]+)/g);
  return [...new Set(Array.from(read, ([, property = '']) => property))];
}
