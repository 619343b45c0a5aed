import type { MarkedText } from '@desert/contract/search/search';
import { findGraphemeStart } from '@desert/contract/text/cut-text';
import type { Others } from './question.ts';
import { isBeginning, isToExpand, type Term } from './ranking.ts';
import { isUnspaced, tokenize } from './tokenizer.ts';

export type IsWanted = (word: string) => boolean;

/** Returns a function that decides whether to mark a word. @param others expansions and fuzzy matches */
export function buildMatcher(terms: Term[], others: Others): IsWanted {
  const words = new Set([...others.values()].flat());
  const beginnings: string[] = [];
  for (const { word } of terms) {
    const last = word.parts.at(-1) ?? '';
    // The last character of a run is within its last pair.
    const isRun = word.parts.length > 1 && isUnspaced(last);
    for (const part of isRun ? word.parts.slice(0, -1) : word.parts) words.add(part);
    if (word.other !== undefined) words.add(word.other);
    const isPrefix = isToExpand(word) || isBeginning(word) || isUnspaced(last);
    if (isPrefix && last !== '' && !isRun) beginnings.push(last);
  }
  return (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

export function markHits(text: string, isWanted: IsWanted): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const { start, end } of findHits(text, isWanted)) {
    pieces.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...pieces, text.slice(done)];
}

/** Maximum characters of an excerpt. */
const MAX_PART = 200;
const MAX_BEFORE = 60;

/** The excerpt around the first match, or the beginning of the text. */
export function markExcerpt(text: string, isWanted: IsWanted): MarkedText {
  const line = text.replace(/\s+/g, ' ');
  const [first] = findHits(line, isWanted);
  const from = first && first.start > MAX_BEFORE ? findWordEnd(line, first.start - MAX_BEFORE) : 0;
  const to = from + MAX_PART < line.length ? findWordEnd(line, from + MAX_PART) : line.length;
  const part = line.slice(from, to).trim();
  return markHits(`${from > 0 ? '… ' : ''}${part}${to < line.length ? ' …' : ''}`, isWanted);
}

/** The next end of a word; in a long run without spaces, the start of a grapheme. */
function findWordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 || end > at + 40 ? findGraphemeStart(text, at) : end;
}

/** The matches in a text, in order; those that overlap, such as a word and its parts, are one. */
function findHits(text: string, isWanted: IsWanted) {
  const hits = tokenize(text)
    .filter(({ word }) => isWanted(word))
    .toSorted((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of hits) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
