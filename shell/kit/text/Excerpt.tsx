import { linksIn, memberPieces } from './links.ts';

/** For `.clamped` elements with `dir="auto"`. Addresses keep their direction in right-to-left text. */
export function Excerpt({ text }: { text: string }) {
  return memberPieces(linksIn(text)).map(({ at, text, href, path }) =>
    (href ?? path) === undefined ? text : <bdi key={at}>{text}</bdi>,
  );
}
