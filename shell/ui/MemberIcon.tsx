import type { Author } from '@desert/contract/records/records';
import { Face } from '@desert/kit';
import styles from './ProfileMenu.module.css';

export type ShownMember = Pick<Author, 'username' | 'face'>;

export function MemberIcon({ member }: { member: ShownMember }) {
  if (member.face) return <Face member={member} />;
  return (
    <span className={styles.initial} aria-hidden="true">
      {member.username.slice(0, 1)}
    </span>
  );
}
