/** Plain forms of what people write, from which facts are taken one after the other. */
import { stripAccents } from '@desert/contract/text/folded';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

const ORDINALS =
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(
    ' ',
  );

const WORDS: Record<string, string> = {
  ...Object.fromEntries(NUMBERS.map((word, at) => [word, String(at)])),
  ...Object.fromEntries(ORDINALS.map((word, at) => [word, `${at + 2}${['nd', 'rd'][at] ?? 'th'}`])),
  twice: '2 times',
  both: '2',
};

const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gi');

/** A text without accents, with plain quotes and dashes, and numbers in digits: 'beat them four–nil' is 'beat them 4-0'. */
export function toPlainText(text: string): string {
  return stripAccents(text)
    .replace(/[’‘´`]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\ba (?:couple|pair)(?: of)?\b/gi, '2')
    .replace(WORD, (word) => WORDS[word.toLowerCase()] ?? word)
    .replace(/(\d+)(?: to |[- ])(?:nothing|nil|zip|zilch|love)\b/gi, '$1-0');
}

/** A text in which each taken part becomes '~', so that no other fact uses it. */
export class TextReader {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Calls `use` for each match; a match for which it returns false stays in the text. */
  take(pattern: RegExp, use: (groups: (string | undefined)[]) => unknown): void {
    this.text = this.text.replace(pattern, (whole: string, ...rest: unknown[]) => {
      const groups = rest.slice(
        0,
        rest.findIndex((value) => typeof value === 'number'),
      );
      return use([whole, ...(groups as string[])]) === false ? whole : '~';
    });
  }

  /** Whether the text has a match, which is taken. */
  has(pattern: RegExp): boolean {
    const isThere = this.text.search(pattern) >= 0;
    this.text = this.text.replace(pattern, '~');
    return isThere;
  }
}
