import type { MarkedText } from '@desert/contract/search/search';
import { graphemeStart } from '@desert/contract/text/cut-text';
import type { Others } from './question.ts';
import { isBeginning, isToExpand, type Term } from './ranking.ts';
import { isUnspaced, tokensOf } from './tokenizer.ts';

export type IsWanted = (word: string) => boolean;

/** Returns a function that decides whether to mark a word. @param others expansions and fuzzy matches */
export function wantedBy(terms: Term[], others: Others): IsWanted {
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

export function markedText(text: string, isWanted: IsWanted): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const { start, end } of hitsIn(text, isWanted)) {
    pieces.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...pieces, text.slice(done)];
}

/** Maximum characters of an excerpt. */
const PART_MAX = 200;
const BEFORE_MAX = 60;

/** The excerpt around the first match, or the beginning of the text. */
export function markedPart(text: string, isWanted: IsWanted): MarkedText {
  const line = text.replace(/\s+/g, ' ');
  const [first] = hitsIn(line, isWanted);
  const from = first && first.start > BEFORE_MAX ? wordEnd(line, first.start - BEFORE_MAX) : 0;
  const to = from + PART_MAX < line.length ? wordEnd(line, from + PART_MAX) : line.length;
  const part = line.slice(from, to).trim();
  return markedText(`${from > 0 ? '… ' : ''}${part}${to < line.length ? ' …' : ''}`, isWanted);
}

/** The next end of a word; in a long run without spaces, the start of a grapheme. */
function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 || end > at + 40 ? graphemeStart(text, at) : end;
}

/** The matches in a text, in order; those that overlap, such as a word and its parts, are one. */
function hitsIn(text: string, isWanted: IsWanted) {
  const hits = tokensOf(text)
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
