import type { KindName } from '@desert/contract/records/kinds';
import type { Held } from '@desert/contract/records/records';
import { Ellipsis } from 'lucide-react';
import { useId, useRef } from 'react';
import { DeleteButton, isHeld } from '../records/AuthorTools.tsx';
import type { RecordKind } from '../records/recordKind.ts';
import { ReportButton } from '../reports/ReportButton.tsx';
import { Button } from '../ui/Button.tsx';
import { ShareButton } from './ShareButton.tsx';
import later from './RecordMenu.later.module.css';

interface RecordMenuProps {
  kind: RecordKind;
  record: { id: number; user_id: number } & Held;
  title: string;
}

/** A menu with Share, Report and Delete: below its button, and on a phone at the bottom of the screen. */
export function RecordMenu({ kind, record, title }: RecordMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const name = kind.path.slice(1) as KindName;
  return (
    <span data-needs-script>
      <Button look="subtle" icon={Ellipsis} popoverTarget={id}>
        <span className="visually-hidden">More</span>
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`card ${later.menu}`}
        // Runs before the action of the button, so that the focus is back on 'More' when a modal opens.
        onClickCapture={() => menu.current?.hidePopover()}
      >
        {!isHeld(record) && (
          <>
            <ShareButton title={title} />
            <ReportButton kind={name} id={record.id} owner={record.user_id} />
          </>
        )}
        <DeleteButton kind={kind} record={record} />
      </div>
    </span>
  );
}
