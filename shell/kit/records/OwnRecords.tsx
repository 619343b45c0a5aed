import { type ReactNode, useId, useRef } from 'react';
import type { PictureProps } from '../images/Picture.tsx';
import { useApiCache } from '../section/context.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { openDeleteModal } from './DeleteModal.tsx';
import type { KindDescription } from './kindDescription.ts';
import { MoreLink } from './MoreLink.tsx';
import { RecordRow, RecordRows } from './RecordRow.tsx';
import { usePagedList } from './usePagedList.ts';

interface OwnRecord {
  id: number;
  title: string;
  text?: string;
  note?: ReactNode;
  image?: PictureProps['image'];
}

export interface OwnRecordsProps<T> {
  kind: KindDescription;
  heading: string;
  first: string;
  /** Whether a record of this kind waits for a moderator. */
  waits?: boolean;
  cursorName: string;
  pictures?: boolean;
  show: (record: T) => OwnRecord;
  empty: string;
  invite: string;
}

export function OwnRecords<T>(props: OwnRecordsProps<T>) {
  const { kind, heading, first, waits, show, empty, invite, pictures = false } = props;
  const { path, list, word } = kind;
  const paged = usePagedList<T>(first);
  const cache = useApiCache();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const takeFocus = () => title.current?.focus({ preventScroll: true });
  return (
    <section className="stack tight justify-start" aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {paged.records.length === 0 &&
        paged.next === undefined &&
        (waits ? (
          <p>Your {word} is waiting for a moderator.</p>
        ) : (
          <EmptyNote>
            {empty}{' '}
            <ButtonLink look="quiet" href={`${path}/new`}>
              {invite}
            </ButtonLink>
          </EmptyNote>
        ))}
      <RecordRows>
        {paged.records.map(show).map((record) => (
          <RecordRow
            key={record.id}
            level={3}
            href={`${path}/${record.id}`}
            title={record.title}
            image={pictures ? (record.image ?? null) : undefined}
            text={record.text}
            note={record.note}
          >
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
              onClick={() => openDeleteModal({ cache, list, id: record.id, word, takeFocus })}
            >
              Delete
            </Button>
          </RecordRow>
        ))}
      </RecordRows>
      <MoreLink list={paged} cursorName={props.cursorName}>
        {`More ${kind.plural}`}
      </MoreLink>
    </section>
  );
}
