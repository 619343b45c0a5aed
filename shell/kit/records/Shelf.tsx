import type { ReactNode } from 'react';
import { RecordPicture, type PictureProps } from '../images/Picture.tsx';
import { Excerpt } from '../text/Excerpt.tsx';
import { CardTitle } from '../ui/CardTitle.tsx';
import styles from './Shelf.module.css';

interface ShelfRecord {
  id: number;
  href: string;
  title: string;
  image?: PictureProps['image'];
  excerpt?: string;
  line: ReactNode;
}

interface ShelfProps {
  records: ShelfRecord[];
  level?: 3 | 4 | undefined;
}

/** A list of small cards, each with picture, title, excerpt and a line of details. */
export function Shelf({ records, level = 3 }: ShelfProps) {
  return (
    <ul className={styles.shelf}>
      {records.map(({ id, href, title, image, excerpt, line }) => (
        <li key={id} className={`card stack gap-0 positioned clipped ${styles.record}`}>
          <RecordPicture image={image} name={title} place="card" />
          <div className={`stack gap-1 ${styles.text}`}>
            <CardTitle level={level} href={href} className={`font-body text-body ${styles.title}`}>
              {title}
            </CardTitle>
            {excerpt && (
              <p className={`clamped lines-3 text-small ${styles.excerpt}`} dir="auto">
                <Excerpt text={excerpt} />
              </p>
            )}
            <p className={`caption row align-stretch gap-0-3 ${styles.line}`}>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
