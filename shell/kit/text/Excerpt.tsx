import { linksIn, memberPieces } from './links.ts';

/** A text in a `.clamped` element with `dir="auto"`. Addresses keep their direction in right-to-left text. */
export function Excerpt({ text }: { text: string }) {
  return memberPieces(linksIn(text)).map(({ at, text, href, path }) =>
    (href ?? path) === undefined ? text : <bdi key={at}>{text}</bdi>,
  );
}
