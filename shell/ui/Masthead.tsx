import { SITE_NAME } from '@desert/contract/page';
import { Link } from '@desert/kit';
import { Logo } from './Logo.tsx';
import styles from './Masthead.module.css';

/** The logo and the site's name, which lead home. */
export function Masthead() {
  return (
    <Link href="/" className={`target ${styles.masthead}`}>
      <Logo className={styles.logo} />
      <span className={styles.slogan}>{SITE_NAME}</span>
    </Link>
  );
}
