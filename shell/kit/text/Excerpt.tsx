import { linksIn } from './links.ts';
import { memberPieces } from './memberLinks.ts';

/**
 * Beginning of a user's text without links, for `.clamped` elements with `dir="auto"`. Addresses
 * and mentions keep their direction in right-to-left text.
 */
export function Excerpt({ text }: { text: string }) {
  return memberPieces(linksIn(text)).map(({ at, text, href, path }) =>
    (href ?? path) === undefined ? text : <bdi key={at}>{text}</bdi>,
  );
}
