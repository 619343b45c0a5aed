import { SITE_NAME } from '@desert/contract/page';
import { Link } from '@desert/kit';
import { Mark } from './Mark.tsx';
import styles from './Masthead.module.css';

/** The mark and the slogan, both of them the way home. */
export function Masthead() {
  return (
    <Link href="/" className={styles.masthead}>
      <Mark className={styles.mark} />
      <span className={styles.slogan}>{SITE_NAME}</span>
    </Link>
  );
}
