import { CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ProfileMenu.module.css';

const POPOVER_ID = 'profile-menu';

interface ProfileMenuProps {
  /** What the menu holds. */
  children?: ReactNode;
}

/** The header's profile button and what it opens. The browser's own popover: it needs no script. */
export function ProfileMenu({ children }: ProfileMenuProps) {
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        popoverTarget={POPOVER_ID}
        aria-label="Profile"
      >
        <CircleUserRound className={styles.icon} aria-hidden="true" />
      </button>
      <div id={POPOVER_ID} popover="auto" className={styles.popover}>
        {children ?? (
          <p>
            <strong>Accounts are on their way.</strong> Soon you can sign up and log in here.
          </p>
        )}
      </div>
    </div>
  );
}
