import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { type Read, read, type Widget, widget, type WidgetProps } from '../section/define.ts';
import type { MemberLists, NewestProps } from './MemberRecords.tsx';
import type { RecordKind } from './recordKind.ts';

interface MemberWidget<T> {
  label: string;
  kind: RecordKind;
  lists: MemberLists;
  /** Module that `fetchNewest` imports: see `Route.source`. */
  newest: string | undefined;
  fetchNewest: () => Promise<ComponentType<NewestProps<T>>>;
}

export function memberWidget<T extends { id: number }>({
  label,
  kind,
  lists,
  newest,
  fetchNewest,
}: MemberWidget<T>): Widget {
  const own = `${kind.list}?author=:author`;
  const reads: Record<string, Read<T[]>> = { newest: read<T[]>(`${own}&limit=6`) };
  if (lists.also) reads['also'] = read<T[]>(`${own}&${lists.also.filter.join('=')}&limit=3`);
  return widget({
    reads,
    label,
    loading: 'Loading...',
    shared: true,
    source: newest === undefined ? undefined : ['@desert/kit/records/MemberRecords.tsx', newest],
    View: lazyComponent(async () => {
      const [{ MemberRecords }, Newest] = await Promise.all([
        import('./MemberRecords.tsx'),
        fetchNewest(),
      ]);
      return ({ addresses }: WidgetProps<Record<string, T[]>>) => (
        <MemberRecords<T> kind={kind} lists={lists} addresses={addresses} Newest={Newest} />
      );
    }),
  });
}
