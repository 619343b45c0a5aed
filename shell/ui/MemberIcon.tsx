import type { Author } from '@desert/contract/records/records';
import { Face } from '@desert/kit';
import styles from './MemberIcon.module.css';

export type Member = Pick<Author, 'username' | 'face'>;

/** The face of the signed-in member, or the first letter of their name. */
export function MemberIcon({ member }: { member: Member }) {
  if (member.face) return <Face member={member} />;
  return (
    <span className={styles.initial} aria-hidden="true">
      {member.username.slice(0, 1)}
    </span>
  );
}
