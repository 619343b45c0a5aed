import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { MemberIcon, type ShownMember } from './MemberIcon.tsx';
import later from './ProfileMenu.later.module.css';
import styles from './ProfileMenu.module.css';

const POPOVER_ID = 'profile-menu';

interface ProfileMenuProps {
  member?: ShownMember | null;
  badge?: ReactNode;
  children: ReactNode;
}

/**
 * The profile menu, a native popover, which works without a script. A transparent button behind it takes the click that
 * closes the menu.
 */
export function ProfileMenu({ member, badge, children }: ProfileMenuProps) {
  const popover = useRef<HTMLDivElement>(null);

  // Runs before the action of the clicked item, so that the focus is back on the menu button when a modal opens.
  function closeOnChoice({ target }: MouseEvent) {
    if ((target as Element).closest('a, button')) popover.current?.hidePopover();
  }

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) popover.current?.hidePopover();
  }

  return (
    <div onBlur={closeOnLeaving}>
      <button
        type="button"
        className={`round positioned ${styles.button}`}
        popoverTarget={POPOVER_ID}
      >
        <span className="visually-hidden">
          {member ? `Account menu for ${member.username}` : 'Account menu'}
        </span>
        {!member && <CircleUserRound size="1.75rem" aria-hidden="true" />}
        {member && <MemberIcon member={member} />}
        {badge}
      </button>
      <div ref={popover} id={POPOVER_ID} popover="auto" className={later.popover}>
        <button
          type="button"
          className={later.shade}
          popoverTarget={POPOVER_ID}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={`card ${later.menu}`} onClickCapture={closeOnChoice}>
          {children}
        </div>
      </div>
    </div>
  );
}
