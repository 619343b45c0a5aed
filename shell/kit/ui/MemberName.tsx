import { memberPath } from '@desert/contract/members/members';
import { canonicalPath } from '@desert/contract/pages/head';
import { DELETED_USER } from '@desert/contract/records/records';
import { Link } from '../app/Link.tsx';
import { useAddress } from '../app/router.tsx';
import styles from './MemberName.module.css';

interface MemberNameProps {
  username: string;
}

/** A member's name, linked to their page except there and for deleted accounts. Stacked above the link of a card. */
export function MemberName({ username }: MemberNameProps) {
  const { path } = useAddress();
  const href = memberPath(username);
  if (username === DELETED_USER.username || canonicalPath(path) === href)
    return <bdi>{username}</bdi>;
  return (
    <Link className={`tap-area above inherit breakable faint-underline ${styles.name}`} href={href}>
      <bdi>{username}</bdi>
    </Link>
  );
}
