import { type KindName, KINDS } from '@desert/contract/records/kinds';
import type { SavedEntry } from '@desert/contract/records/saved';
import { Link, MoreLink, usePagedList } from '@desert/kit';
import { $pendingToggles, saveAddress } from '@desert/kit/shell';
import { RecordRows } from '@desert/kit/shell/record-row';
import { useStore } from '@nanostores/react';
import { OwnList } from '../OwnList.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import { SavedCard } from './SavedCard.tsx';
import { useRemoval } from './useRemoval.ts';

interface SavedListProps {
  first: string;
  kind: KindName | undefined;
  older: boolean;
  beginning: string;
  takeFocus: () => void;
  onShown: () => void;
}

export function SavedList({ first, kind, older, beginning, takeFocus, onShown }: SavedListProps) {
  const list = usePagedList<SavedEntry>(first, { keyOf: saveAddress });
  const pending = useStore($pendingToggles);
  const remove = useRemoval(first, takeFocus);
  const toBeginning = <Link href={beginning}>Back to newest</Link>;
  const shown = list.records.filter((entry) => pending[saveAddress(entry)] !== false);
  return (
    <OwnList address={first} what="your saved list" toBeginning={toBeginning} onShown={onShown}>
      {older && <p>{toBeginning}</p>}
      {shown.length === 0 && list.next === undefined && <NothingSaved kind={kind} />}
      <RecordRows label="Saved">
        {shown.map((entry) => (
          <SavedCard key={saveAddress(entry)} entry={entry} onRemove={() => remove(entry)} />
        ))}
      </RecordRows>
      <MoreLink list={list}>{kind ? `More ${KINDS[kind].plural}` : 'More'}</MoreLink>
    </OwnList>
  );
}
