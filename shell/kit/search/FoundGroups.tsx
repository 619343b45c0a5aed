import { commentPath, type StoryName } from '@desert/contract/records/kinds';
import { formatTotal } from '@desert/contract/records/paging';
import {
  type FoundRecord,
  type FoundComment,
  type SearchResponse,
  type NamedKind,
  type SearchKind,
  getStoryName,
} from '@desert/contract/search/search';
import { useApiCache } from '../section/context.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Byline } from '../ui/Byline.tsx';
import { FoundItem } from './FoundItem.tsx';
import { type FoundEntry, type FoundKinds, searchLabel } from './foundKinds.ts';
import styles from './FoundGroups.module.css';

interface FoundGroupsProps {
  response: SearchResponse;
  address: string;
  kinds: FoundKinds;
}

export function FoundGroups({ response, address, kinds }: FoundGroupsProps) {
  return (
    <div>
      {response.order.map((kind) => {
        const toEntry = findEntryComponent(kind, kinds);
        return toEntry && <Group key={kind} {...{ kind, response, address, toEntry }} />;
      })}
    </div>
  );
}

interface GroupProps extends Omit<FoundGroupsProps, 'kinds'> {
  kind: SearchKind;
  toEntry: (record: never) => FoundEntry;
}

function Group({ kind, response, address, toEntry }: GroupProps) {
  const { count, more, found } = response.groups[kind];
  const next = useApiCache().$responses.get()[address]?.next;
  const query = new URLSearchParams(address.split('?')[1]);
  const isChosen = query.has('kind');
  const isLater = query.has('cursor');
  query.delete('cursor');
  query.set('kind', kind);
  const label = searchLabel(kind);
  const id = `found-${kind}`;
  return (
    <section className={`stack tight ${styles.group}`} aria-labelledby={id}>
      <h2 id={id}>{isLater ? `${label}, continued` : label}</h2>
      <ul className="card divided clipped">
        {(found as FoundRecord<{ id: number }>[]).map(({ record, ...words }) => (
          <FoundItem key={record.id} {...words} entry={toEntry(record as never)} />
        ))}
      </ul>
      <div className="row">
        {isLater && (
          <ButtonLink look="quiet" href={`/search?${query.toString()}`}>
            Back to the first results
          </ButtonLink>
        )}
        {isChosen && next !== undefined && (
          // The search page takes the same query as the API.
          <ButtonLink look="quiet" href={`/search?${next.split('?')[1]}`}>
            {`More ${label.toLowerCase()}`}
          </ButtonLink>
        )}
        {!isChosen && (more || count > found.length) && (
          <ButtonLink look="quiet" href={`/search?${query.toString()}`}>
            {`Show all ${formatTotal({ count, more })} ${label.toLowerCase()}`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function findEntryComponent(
  kind: SearchKind,
  kinds: FoundKinds,
): GroupProps['toEntry'] | undefined {
  const stories = getStoryName(kind);
  if (!stories) return kinds[kind as NamedKind];
  return kinds[stories] && ((comment) => commentEntry(comment, stories));
}

function commentEntry(comment: FoundComment, stories: string): FoundEntry {
  const { id, on, content, users, created_at } = comment;
  return {
    href: commentPath(stories as StoryName, on.id, id),
    title: `On “${on.title}”`,
    text: content,
    line: <Byline author={users.username} iso={created_at} />,
  };
}
