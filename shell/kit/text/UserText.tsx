import type { Tag } from '@desert/contract/tags';
import { Link } from '../Link.tsx';
import { tiedPieces } from '../tags/mentions.ts';
import { linksIn } from './links.ts';
import { memberPieces } from './memberLinks.ts';
import styles from './UserText.module.css';

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
      {memberPieces(tiedPieces(linksIn(text), tags)).map(({ at, text, href, path }) => {
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
      })}
    </p>
  );
}
