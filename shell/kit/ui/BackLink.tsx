import { Link, type LinkProps } from '../Link.tsx';
import styles from './BackLink.module.css';

/** Leads from a record's page back to the list: 'Back to News'. */
export function BackLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={styles.link} {...props} />;
}
