import { linksIn } from './links.ts';
import { memberPieces } from './memberLinks.ts';

/**
 * The beginning of a text that a user typed, without links: what is in a `.clamped` element with `dir="auto"`. An address
 * or a mention in right-to-left text keeps its own direction.
 */
export function Excerpt({ text }: { text: string }) {
  return memberPieces(linksIn(text)).map(({ at, text, href, path }) =>
    (href ?? path) === undefined ? text : <bdi key={at}>{text}</bdi>,
  );
}
