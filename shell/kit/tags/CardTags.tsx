import { Link } from '../Link.tsx';
import type { TagListProps } from './TagList.tsx';
import styles from './CardTags.module.css';

const MOST = 3;

export function CardTags({ tags }: TagListProps) {
  if (!tags || tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tagged">
      {tags.slice(0, MOST).map((tag) => (
        <li key={tag.path}>
          <Link className={`target ${styles.tag}`} href={tag.path}>
            {tag.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
