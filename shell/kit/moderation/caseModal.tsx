import type { Act, Case, ReportedKind } from '@desert/contract/moderation';
import { caseSearch, MODERATION_PATH } from '@desert/contract/moderation-pages';
import { readApi } from '../api.ts';
import { Link } from '../Link.tsx';
import type { Modal } from '../modal/store.ts';
import { CaseCard } from './CaseCard.tsx';
import { thingOf } from './things.ts';

interface CaseModalOptions {
  kind: ReportedKind;
  id: number;
  onDone: ((act: Act) => void) | undefined;
}

/** A modal with the case of a thing that the page behind it shows. */
export async function caseModal({ kind, id, onDone }: CaseModalOptions): Promise<Modal> {
  const search = caseSearch(kind, id);
  const { status, body } = await readApi(`/api/moderation/cases/${search}`);
  if (status !== 200) throw new Error(`The case failed to load: status ${status}.`);
  const [found] = body as Case[];
  const label = `Moderate this ${thingOf(kind)}`;
  return {
    label,
    content: (close) => (
      <div className="stack">
        <h2>{label}</h2>
        {found ? (
          <CaseCard
            one={found}
            isHere
            onDone={(act) => {
              close();
              onDone?.(act);
            }}
          />
        ) : (
          <p>You can’t review this, or it no longer exists.</p>
        )}
        <Link className="target" href={MODERATION_PATH + search} onClick={close}>
          Open case
        </Link>
      </div>
    ),
  };
}
