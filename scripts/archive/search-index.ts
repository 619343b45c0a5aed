/** An index of the pages' words, which a classic script loads: `file://` blocks fetch and modules. */

const EXCERPT_LENGTH = 160;

/** Characters of a page's text that are indexed: tables of a season have thousands of numbers. */
const INDEXED_LENGTH = 6000;

export interface IndexedPage {
  file: string;
  title: string;
  text: string;
}

export class SearchIndex {
  private readonly pages: [href: string, title: string, excerpt: string][] = [];
  private readonly words = new Map<string, { postings: string[]; last: number }>();

  add({ file, title, text }: IndexedPage): void {
    const page = this.pages.length;
    const href = file.split('/').map(encodeURIComponent).join('/');
    const name = title.replace(/ · [^·]*$/, '');
    const excerpt = text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text;
    this.pages.push([href, name, excerpt]);
    for (const word of listWords(`${name} ${text.slice(0, INDEXED_LENGTH)}`)) {
      const entry = this.words.get(word) ?? { postings: [], last: 0 };
      entry.postings.push((page - entry.last).toString(36));
      entry.last = page;
      this.words.set(word, entry);
    }
  }

  /** The index as a script. A word's pages are numbers in base 36, each as the distance from the one before. */
  toScript(): string {
    const words = Object.fromEntries(
      [...this.words].map(([word, { postings }]) => [word, postings.join('.')]),
    );
    return `globalThis.archiveIndex = ${JSON.stringify({ pages: this.pages, words })};\n`;
  }
}

function listWords(text: string): Set<string> {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(folded.match(/[\p{L}\p{N}]+/gu));
}
