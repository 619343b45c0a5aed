import { linksIn } from './links.ts';
import styles from './UserText.module.css';

/**
 * What a user typed, as they typed it: as text whatever it looks like, its line breaks kept, the
 * addresses in it as links, and each line in the direction of its own script.
 */
export function UserText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {linksIn(text).map(({ at, text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={at} href={href} rel="nofollow ugc noopener">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
