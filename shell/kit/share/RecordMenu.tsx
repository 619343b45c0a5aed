import type { KindName } from '@desert/contract/records/kinds';
import type { Held } from '@desert/contract/records/records';
import { DeleteButton } from '../records/AuthorTools.tsx';
import { isHeld } from '../records/isHeld.ts';
import type { KindDescription } from '../records/kindDescription.ts';
import { ReportButton } from '../reports/ReportButton.tsx';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { ShareButton } from './ShareButton.tsx';

interface RecordMenuProps {
  kind: KindDescription;
  record: { id: number; user_id: number } & Held;
  title: string;
}

/** A menu with Share, Report and Delete. */
export function RecordMenu({ kind, record, title }: RecordMenuProps) {
  return (
    <MoreMenu>
      {!isHeld(record) && (
        <>
          <ShareButton title={title} />
          <ReportButton
            kind={kind.path.slice(1) as KindName}
            id={record.id}
            owner={record.user_id}
          />
        </>
      )}
      <DeleteButton kind={kind} record={record} />
    </MoreMenu>
  );
}
