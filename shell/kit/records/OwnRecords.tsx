import { type ReactNode, useId, useRef } from 'react';
import { Picture, type PictureProps } from '../images/Picture.tsx';
import { Link } from '../Link.tsx';
import { useAnswers } from '../section/context.tsx';
import { Excerpt } from '../text/Excerpt.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { openDeleteModal } from './DeleteModal.tsx';
import { MoreLink } from './MoreLink.tsx';
import type { RecordKind } from './recordKind.ts';
import { usePagedList } from './usePagedList.ts';
import styles from './OwnRecords.module.css';

interface OwnRecord {
  id: number;
  title: string;
  text?: string;
  note?: ReactNode;
  image?: PictureProps['image'];
}

export interface OwnRecordsProps<T> {
  kind: RecordKind;
  heading: string;
  first: string;
  /** The page's query parameter with this list's cursor. */
  cursorName: string;
  pictures?: boolean;
  show: (record: T) => OwnRecord;
  empty: string;
  invite: string;
}

export function OwnRecords<T>(props: OwnRecordsProps<T>) {
  const { kind, heading, first, show, empty, invite, pictures = false } = props;
  const { path, list, word } = kind;
  const paged = usePagedList<T>(first);
  const answers = useAnswers();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const takeFocus = () => title.current?.focus({ preventScroll: true });
  return (
    <section className={`stack tight ${styles.own}`} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {paged.records.length === 0 && paged.next === undefined && (
        <EmptyNote>
          {empty}{' '}
          <ButtonLink look="quiet" href={`${path}/new`}>
            {invite}
          </ButtonLink>
        </EmptyNote>
      )}
      <ul className={styles.records}>
        {paged.records.map(show).map((record) => (
          <li key={record.id} className={`card ${styles.record}`}>
            {pictures && (
              <div className={styles.picture}>
                <Picture image={record.image} name={record.title} place="small" />
              </div>
            )}
            <div className={styles.text}>
              <h3 dir="auto">
                <Link href={`${path}/${record.id}`}>{record.title}</Link>
              </h3>
              {record.note}
              {record.text !== undefined && (
                <p dir="auto" className={`clamped caption ${styles.excerpt}`}>
                  <Excerpt text={record.text} />
                </p>
              )}
            </div>
            <div className={`row ${styles.buttons}`}>
              <ButtonLink
                look="quiet"
                href={`${path}/${record.id}/edit`}
                aria-label={`Edit ${record.title}`}
              >
                Edit
              </ButtonLink>
              <Button
                look="quietDanger"
                data-needs-script
                aria-label={`Delete ${record.title}`}
                onClick={() => openDeleteModal({ answers, list, id: record.id, word, takeFocus })}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <MoreLink list={paged} cursorName={props.cursorName}>
        {`More ${kind.plural}`}
      </MoreLink>
    </section>
  );
}
