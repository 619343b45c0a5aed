import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../images/Picture.tsx';
import { Excerpt } from '../text/Excerpt.tsx';
import { CardTitle } from '../ui/CardTitle.tsx';
import styles from './Shelf.module.css';

export interface ShelfRecord {
  id: number;
  /** The page of the record. */
  href: string;
  title: string;
  image?: PictureProps['image'];
  /** The beginning of its text. */
  excerpt?: string;
  /** What else is said of it, in a line or two. */
  line: ReactNode;
}

interface ShelfProps {
  records: ShelfRecord[];
  /** The level of the records' headings; 3 by default. */
  level?: 3 | 4 | undefined;
}

/** A few records side by side, each with its picture and the whole of it a link. */
export function Shelf({ records, level = 3 }: ShelfProps) {
  return (
    <ul className={styles.shelf}>
      {records.map(({ id, href, title, image, excerpt, line }) => (
        <li key={id} className={`card ${styles.record}`}>
          <Picture image={image} name={title} place="card" />
          <div className={styles.text}>
            <CardTitle level={level} href={href} className={styles.title}>
              {title}
            </CardTitle>
            {excerpt && (
              <p className={`clamped ${styles.excerpt}`} dir="auto">
                <Excerpt text={excerpt} />
              </p>
            )}
            <p className={`caption ${styles.line}`}>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
