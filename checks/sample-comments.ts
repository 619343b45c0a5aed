/**
 * Prints a random sample of the product's doc comments for a review. The same seed gives the same sample:
 *   npm run sample:comments -- [seed] [count]
 */
import { commentsIn } from '../scripts/size/comments.ts';
import { readFiles } from './repository.ts';

const PRODUCT = /\.(tsx?|mjs)$/;
const TEST = /\.test\.tsx?$|^(e2e|checks)\/|\/test(ing)?\//;

const [seed = '1', count = '60'] = process.argv.slice(2);
const comments = Array.from(readFiles())
  .filter(([path]) => PRODUCT.test(path) && !TEST.test(path))
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([path, text]) =>
    commentsIn(path, text).flatMap(({ line, lines }) => {
      const [first = ''] = lines;
      if (!first.trimStart().startsWith('/**')) return [];
      const next = text.split('\n')[line - 1 + lines.length] ?? '';
      return [[`${path}:${line}`, ...lines, next].join('\n')];
    }),
  );

let state = Number(seed);
/** A linear congruential generator. */
const random = () => (state = (state * 48_271 + 11) % 2_147_483_647) / 2_147_483_647;

for (let nth = 1; nth <= Number(count) && comments.length > 0; nth += 1) {
  const [comment] = comments.splice(Math.floor(random() * comments.length), 1);
  console.log(`\n${nth}. ${comment}`);
}
