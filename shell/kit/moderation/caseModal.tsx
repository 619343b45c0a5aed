import type { Action, Case, ReportedKind } from '@desert/contract/moderation/moderation';
import { caseSearch, MODERATION_PATH } from '@desert/contract/moderation/moderation-pages';
import { readApi } from '../app/api.ts';
import { Link } from '../app/Link.tsx';
import type { Modal } from '../app/modal.ts';
import { CaseCard } from './CaseCard.tsx';
import { subjectOf } from './subjects.ts';

interface CaseModalOptions {
  kind: ReportedKind;
  id: number;
  onDone: ((action: Action) => void) | undefined;
}

export async function caseModal({ kind, id, onDone }: CaseModalOptions): Promise<Modal> {
  const search = caseSearch(kind, id);
  const { status, body } = await readApi(`/api/moderation/cases/${search}`);
  if (status !== 200) throw new Error(`The case failed to load: status ${status}.`);
  const [found] = body as Case[];
  const label = `Moderate this ${subjectOf(kind)}`;
  return {
    label,
    content: (close) => (
      <div className="stack">
        <h2>{label}</h2>
        {found ? (
          <CaseCard
            one={found}
            isHere
            onDone={(action) => {
              close();
              onDone?.(action);
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
