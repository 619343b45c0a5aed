import { canonicalPath } from '@desert/contract/head';
import { memberPath } from '@desert/contract/members';
import { DELETED_USER } from '@desert/contract/records';
import { Link } from '../Link.tsx';
import { useAddress } from '../router.tsx';
import styles from './MemberName.module.css';

export interface MemberNameProps {
  /** As its owner writes it. */
  username: string;
}

/**
 * A member's name, which leads to their page; a plain word there, and where the member is no more. In a card that is a link as a whole it
 * lies above that.
 */
export function MemberName({ username }: MemberNameProps) {
  const { path } = useAddress();
  const href = memberPath(username);
  if (username === DELETED_USER.username || canonicalPath(path) === href)
    return <bdi>{username}</bdi>;
  return (
    <Link className={styles.name} href={href}>
      <bdi>{username}</bdi>
    </Link>
  );
}
