import { SITE_NAME } from '@desert/contract/shell';
import { Link } from '@desert/kit';
import { Logo } from './Logo.tsx';
import styles from './SiteTitle.module.css';

export function SiteTitle() {
  return (
    <Link href="/" className={`target ${styles.title}`}>
      <Logo className={styles.logo} />
      <span className={styles.slogan}>{SITE_NAME}</span>
    </Link>
  );
}
