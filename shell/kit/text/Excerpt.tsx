import { splitAtLinks, linkMemberMentions } from './links.ts';

/** A user's text without links, for a `.clamped` element. Addresses and mentions keep their direction in RTL text. */
export function Excerpt({ text }: { text: string }) {
  return linkMemberMentions(splitAtLinks(text)).map(({ at, text, href, path }) =>
    (href ?? path) === undefined ? text : <bdi key={at}>{text}</bdi>,
  );
}
