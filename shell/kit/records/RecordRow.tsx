import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import { RecordPicture, type PictureProps } from '../images/Picture.tsx';
import { Excerpt } from '../text/Excerpt.tsx';
import styles from './RecordRow.module.css';

export interface RecordRowProps {
  href: string;
  title: string;
  level: 2 | 3;
  /** Undefined if this kind has no pictures; null if this record has none, which shows a placeholder. */
  image: PictureProps['image'] | null;
  text?: string | undefined;
  note?: ReactNode;
  children: ReactNode;
}

export function RecordRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={`optional stack tight fill ${styles.rows}`} aria-label={label}>
      {children}
    </ul>
  );
}

export function RecordRow({ href, title, level, image, text, note, children }: RecordRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={`card stack tight shrinks pad-3 ${styles.row}`}>
      {image !== undefined && (
        <div className={`clipped rounded ${styles.picture}`}>
          <RecordPicture image={image ?? undefined} name={title} place="small" />
        </div>
      )}
      <div className={`stack gap-1 content-start shrinks breakable ${styles.text}`}>
        <Heading className="font-body text-body" dir="auto">
          <Link href={href}>{title}</Link>
        </Heading>
        {note}
        {text !== undefined && (
          <p dir="auto" className="clamped caption lines-3">
            <Excerpt text={text} />
          </p>
        )}
      </div>
      <div className={`row gap-2-3 ${styles.foot}`}>{children}</div>
    </li>
  );
}
