import { SITE_NAME } from '@desert/contract/pages/shell';
import { Link } from '@desert/kit';
import styles from './SiteTitle.module.css';

export function SiteTitle() {
  return (
    <Link href="/" className={`target inherit undecorated ${styles.title}`}>
      <Logo className={styles.logo} />
      <span className={styles.slogan}>{SITE_NAME}</span>
    </Link>
  );
}

function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="21" r="20" fill="#e2d6b5" />
      <path
        d="M24 41V10M24 29h-4.5a5 5 0 0 1-5-5v-5M24 25h4.5a5 5 0 0 0 5-5v-5"
        fill="none"
        stroke="#154734"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path d="M4 37v4.5C4 45 13 47.5 24 47.5s20-2.5 20-6V37z" fill="#0c0908" />
      <ellipse cx="24" cy="37.5" rx="20" ry="5" fill="#3f342e" />
    </svg>
  );
}
