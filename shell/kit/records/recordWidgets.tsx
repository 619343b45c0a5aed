import type { PendingEntry } from '@desert/contract/moderation/moderation';
import { PENDING_READ } from '@desert/contract/moderation/moderation-pages';
import { MEMBER_WIDGET, TAGGED_WIDGET } from '@desert/contract/pages/widgets';
import type { ComponentType } from 'react';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import type { FoundEntry } from '../search/foundKinds.ts';
import { searchWidget } from '../search/searchWidget.tsx';
import { read, type Widget, widget, type WidgetProps } from '../section/define.ts';
import type { KindDescription } from './kindDescription.ts';
import type { MemberLists, NewestProps } from './MemberRecords.tsx';
import { defineMemberWidget } from './memberWidget.tsx';
import type { OwnRecordsProps } from './OwnRecords.tsx';

interface RecordSources {
  list: string;
  detail: string;
  form: string;
  newest: string;
  entry?: string;
}

export interface RecordWidgets<T> {
  name: string;
  label: string;
  kind: KindDescription;
  profile: Omit<OwnRecordsProps<T>, 'kind' | 'first' | 'waits' | 'cursorName'> & {
    /** Query parameters to add to the list's address: 'state=all'. */
    query?: string;
  };
  member?: MemberLists;
  fetchNewest: () => Promise<ComponentType<NewestProps<T>>>;
  /** Modules for the critical CSS: see `Route.source`. */
  sources?: RecordSources;
  found?: (record: T) => FoundEntry;
}

export function recordWidgets<T extends { id: number }>({
  name,
  label,
  kind,
  profile,
  member,
  fetchNewest,
  sources,
  found,
}: RecordWidgets<T>): Record<string, Widget> {
  const entry = sources?.entry === undefined ? [] : [sources.entry];
  const cursorName = `${name}_cursor`;
  return {
    profile: widget({
      reads: {
        own: read<T[]>(
          `${kind.list}?limit=6&user_id=:viewer&cursor=:${cursorName}${profile.query === undefined ? '' : `&${profile.query}`}`,
        ),
        waiting: read<PendingEntry[]>(PENDING_READ),
      },
      label: profile.heading,
      loading: 'Loading...',
      source: ['@desert/kit/records/OwnRecords.tsx', ...entry],
      View: createLazyComponent(async () => {
        const { OwnRecords } = await import('./OwnRecords.tsx');
        return ({ addresses, data }: WidgetProps<{ own: T[]; waiting: PendingEntry[] }>) => (
          <OwnRecords<T>
            {...profile}
            kind={kind}
            first={addresses.own}
            waits={data.waiting.some((entry) => `/${entry.kind}` === kind.path)}
            cursorName={cursorName}
          />
        );
      }),
    }),
    [TAGGED_WIDGET]: widget({
      reads: { records: read<T[]>(`${kind.list}?tag=:tag&limit=3`) },
      label,
      loading: 'Loading...',
      shared: true,
      source: sources?.newest,
      View: createLazyComponent(async () => {
        const Newest = await fetchNewest();
        // The shell shows one note if all sections are empty.
        return ({ data: { records } }: WidgetProps<{ records: T[] }>) =>
          records.length > 0 && <Newest records={records} level={4} />;
      }),
    }),
    ...(member && {
      [MEMBER_WIDGET]: defineMemberWidget<T>({
        label,
        kind,
        lists: member,
        newest: sources?.newest,
        fetchNewest,
      }),
    }),
    ...(found && { search: searchWidget(label, { [kind.path.slice(1)]: found }, sources?.entry) }),
  };
}
