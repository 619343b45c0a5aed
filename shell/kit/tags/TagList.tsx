import type { Tag } from '@desert/contract/tags';
import { useId } from 'react';
import { Link } from '../Link.tsx';
import styles from './TagList.module.css';

export interface TagListProps {
  tags: readonly Tag[] | undefined;
}

export function TagList({ tags }: TagListProps) {
  const id = useId();
  if (!tags || tags.length === 0) return null;
  return (
    <section className={styles.about} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Tagged
      </h2>
      <ul className={`row ${styles.list}`}>
        {tags.map((tag) => (
          <li key={tag.path}>
            <Link className="target pill" href={tag.path}>
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
