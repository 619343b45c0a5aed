import type { ComponentType } from 'react';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import { type Read, read, type Widget, widget, type WidgetProps } from '../section/define.ts';
import type { KindDescription } from './kindDescription.ts';
import type { MemberLists, NewestProps } from './MemberRecords.tsx';

interface MemberWidget<T> {
  label: string;
  kind: KindDescription;
  lists: MemberLists;
  /** Module that `fetchNewest` imports: see `Route.source`. */
  newest: string | undefined;
  fetchNewest: () => Promise<ComponentType<NewestProps<T>>>;
}

export function defineMemberWidget<T extends { id: number }>({
  label,
  kind,
  lists,
  newest,
  fetchNewest,
}: MemberWidget<T>): Widget {
  const authorAddress = `${kind.list}?author=:author`;
  const reads: Record<string, Read<T[]>> = { newest: read<T[]>(`${authorAddress}&limit=6`) };
  if (lists.also)
    reads['also'] = read<T[]>(`${authorAddress}&${lists.also.filter.join('=')}&limit=3`);
  return widget({
    reads,
    label,
    loading: 'Loading...',
    shared: true,
    source: newest === undefined ? undefined : ['@desert/kit/records/MemberRecords.tsx', newest],
    View: createLazyComponent(async () => {
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
