/** What is asked of the search: as people do, and as nobody should. */
import { oneOf, type Random } from '../presses/random.ts';
import { anyWord } from './words.ts';

const NAMES = [
  'shane doan',
  'Selänne',
  'gretsky',
  'tkachuk',
  'ekman-larsson',
  '2011-12',
  '#19',
  'goalie 1999-00',
];

/** A question as somebody may ask it: frequent words and rare ones, half ones, misspelt ones, names. */
export function question(random: Random): string {
  if (random() < 0.15) return oneOf(random, NAMES);
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => anyWord(random));
  const last = words.at(-1) ?? '';
  if (random() < 0.3) words[words.length - 1] = last.slice(0, Math.max(2, last.length - 2));
  else if (random() < 0.15) words[words.length - 1] = last.slice(0, 2) + last.slice(3);
  if (random() < 0.1) return `"${words.join(' ')}"`;
  return words.join(' ');
}

const SIGNS = [
  '"',
  '*',
  'NEAR(',
  ')',
  '-',
  '^',
  ':',
  '{title}',
  ' AND ',
  ' OR ',
  ' NOT ',
  "'",
  '\u0000',
  '🏒',
  '\u202e',
  'ש',
  '%00',
  '\\',
  '\ud83c',
  'é',
  '氷',
  '#',
  '2011',
  'doan',
  ' ',
];

/** Whatever can be typed, or sent. */
export function nonsense(random: Random): string {
  if (random() < 0.02)
    return oneOf(random, SIGNS)
      .repeat(Math.floor(random() * 10_000))
      .slice(0, 10_000);
  return Array.from({ length: Math.floor(random() * 14) }, () => {
    if (random() < 0.5) return oneOf(random, SIGNS);
    return random() < 0.5
      ? anyWord(random)
      : String.fromCodePoint(1 + Math.floor(random() * 0xd000));
  }).join('');
}
