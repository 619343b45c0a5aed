import { SITE_NAME } from '@desert/contract/shell';
import { Link } from '@desert/kit';
import { Logo } from './Logo.tsx';
import styles from './SiteTitle.module.css';

/** The logo and the site's name, which lead home. */
export function SiteTitle() {
  return (
    <Link href="/" className={`target ${styles.title}`}>
      <Logo className={styles.logo} />
      <span className={styles.slogan}>{SITE_NAME}</span>
    </Link>
  );
}
