import { CircleUserRound } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './ProfileMenu.module.css';

const POPOVER_ID = 'profile-menu';

interface ProfileMenuProps {
  /** Who is signed in. */
  username?: string | undefined;
  /** What the menu holds. */
  children: ReactNode;
}

/**
 * The header's profile button and what it opens. The browser's own popover: it needs no script, and
 * closes on Escape and on a click outside.
 */
export function ProfileMenu({ username, children }: ProfileMenuProps) {
  // Before the item acts, so that the focus is back on the button when a modal opens.
  function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>) {
    if ((target as Element).closest('a, button')) currentTarget.hidePopover();
  }
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        popoverTarget={POPOVER_ID}
        aria-label={username === undefined ? 'Profile' : `Profile of ${username}`}
      >
        {username === undefined ? (
          <CircleUserRound className={styles.icon} aria-hidden="true" />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {username.slice(0, 1)}
          </span>
        )}
      </button>
      <div id={POPOVER_ID} popover="auto" className={styles.popover} onClickCapture={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}
