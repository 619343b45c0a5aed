/** Counts phrases of the project's former style in comments, test names and docs. Their number may only fall. */
import type { Files } from './repository.ts';

const PHRASES = [
  /\btold of\b/i,
  /\blets? go\b/i,
  /\bwhere there is none\b/i,
  /\bstands?\b/i,
  /\banew\b/i,
  /\b(?:nobody|somebody|anybody|everybody|whoever)\b/i,
  /(?:^|[.:] )(?:What is|Who |Whoever|Of what)\b/,
  // A test's name without a subject.
  /^test: (?:are|asks|can|comes|does|finds|gives|goes|has|is|keeps|knows|leads|leaves|makes|puts|reads|refuses|removes|renders|says|sends|shows|takes|tells|writes)\b/,
];

/** Real uses: standings of a league, stand-ins of tests, `standalone`; and terms that docs/voice.md quotes. */
const ALLOWED =
  /\bstand(?:ings?|[- ]?ins?|alone|ards?)\b|`(?:told of|nobody|somebody|anybody|everybody|whoever)`|“whoever\.”/gi;

/** Migrations, historical data, images, and this check itself. */
const SKIPPED = /^(?:drizzle\/(?:migrations|seed\/history)\/|docs\/images\/|checks\/old-style)/;

/** Counts the lines with such a phrase by top-level folder. */
export function countOldStyle(files: Files): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [path, text] of files) {
    const [folder = ''] = path.split('/');
    if (SKIPPED.test(path)) continue;
    const found = proseOf(path, text).filter(isOldStyle).length;
    if (found > 0) counts[folder] = (counts[folder] ?? 0) + found;
  }
  return counts;
}

export function isOldStyle(line: string): boolean {
  const judged = line.replaceAll(ALLOWED, '');
  return PHRASES.some((phrase) => phrase.test(judged));
}

/** Lines of prose: all of a document; comments and test names of code. */
function proseOf(path: string, text: string): string[] {
  const lines = text.split('\n');
  if (path.endsWith('.md')) return lines;
  return lines.flatMap((line) => {
    const comment = /(?:^\s*(?:\/\*\*?|\*|\/\/)|\s\/\/) ?(.*)$/.exec(line)?.[1];
    const name = /^\s*(?:it|describe|test)\b.*?\(\s*['"`](.*)['"`]/.exec(line)?.[1];
    return [comment, name && `test: ${name}`].filter((part) => part !== undefined);
  });
}
