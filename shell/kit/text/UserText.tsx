import type { Tag } from '@desert/contract/tags/tags';
import { Link } from '../app/Link.tsx';
import { splitAtLinks, linkMemberMentions, type Piece } from './links.ts';
import { linkTagMentions } from './mentions.ts';
import styles from './UserText.module.css';

/** Maximum links per text, because links are slow to render. Further ones are shown as text. */
const MAX_LINKS = 50;

interface UserTextProps {
  text: string;
  /** Tags to link where the text names them: see `linkTagMentions`. */
  tags?: readonly Tag[] | undefined;
}

/** A user's text with line breaks, links to addresses, mentions and tags, and a direction per line; never HTML. */
export function UserText({ text, tags }: UserTextProps) {
  return (
    <p className={`measure breakable ${styles.text}`} dir="auto">
      {dropExcessLinks(linkMemberMentions(linkTagMentions(splitAtLinks(text), tags))).map(
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

function dropExcessLinks(pieces: Piece[]): Piece[] {
  const links = pieces.filter(({ href, path }) => href !== undefined || path !== undefined);
  const last = links[MAX_LINKS - 1];
  if (!last || links.length === MAX_LINKS) return pieces;
  const end = pieces.indexOf(last) + 1;
  const rest = pieces.slice(end).map(({ text }) => text);
  return [...pieces.slice(0, end), { at: last.at + last.text.length, text: rest.join('') }];
}
