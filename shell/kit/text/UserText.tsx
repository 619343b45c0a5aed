import type { Tag } from '@desert/contract/tags';
import { Link } from '../Link.tsx';
import { type TiedPiece, tiedPieces } from '../tags/mentions.ts';
import { linksIn } from './links.ts';
import { memberPieces } from './memberLinks.ts';
import styles from './UserText.module.css';

/** How many links a text has at most: a link takes much longer to render than the text for it takes to type. */
const LINKS_MAX = 50;

export interface UserTextProps {
  text: string;
  /** What it is tied to: where the text names one of these first, that leads to its page. */
  tags?: readonly Tag[] | undefined;
}

/**
 * What a user typed, as they typed it: as text whatever it looks like, its line breaks kept, the
 * addresses in it as links, `@name` as a link to the member, and each line in the direction of its own script.
 */
export function UserText({ text, tags }: UserTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {withFewLinks(memberPieces(tiedPieces(linksIn(text), tags))).map(
        ({ at, text, href, path }) => {
          if (path !== undefined)
            return (
              <Link key={at} href={path}>
                {text}
              </Link>
            );
          return href === undefined ? (
            text
          ) : (
            <a key={at} href={href} rel="nofollow ugc noopener">
              {text}
            </a>
          );
        },
      )}
    </p>
  );
}

/** The pieces with the links after the first `LINKS_MAX` as plain text. */
function withFewLinks(pieces: TiedPiece[]): TiedPiece[] {
  const links = pieces.filter(({ href, path }) => href !== undefined || path !== undefined);
  const last = links[LINKS_MAX - 1];
  if (!last || links.length === LINKS_MAX) return pieces;
  const end = pieces.indexOf(last) + 1;
  const rest = pieces.slice(end).map(({ text }) => text);
  return [...pieces.slice(0, end), { at: last.at + last.text.length, text: rest.join('') }];
}
