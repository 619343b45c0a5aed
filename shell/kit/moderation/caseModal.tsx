import type { Action, Case, ReportedKind } from '@desert/contract/moderation/moderation';
import { buildCaseQuery, MODERATION_PATH } from '@desert/contract/moderation/moderation-pages';
import { readApi } from '../app/api.ts';
import { Link } from '../app/Link.tsx';
import type { Modal } from '../app/modal.ts';
import { CaseCard } from './CaseCard.tsx';
import { getSubjectNoun } from './subjects.ts';

interface CaseModalOptions {
  kind: ReportedKind;
  id: number;
  onDone: ((action: Action) => void) | undefined;
}

export async function loadCaseModal({ kind, id, onDone }: CaseModalOptions): Promise<Modal> {
  const search = buildCaseQuery(kind, id);
  const { status, body } = await readApi(`/api/moderation/cases/${search}`);
  if (status !== 200) throw new Error(`The case failed to load: status ${status}.`);
  const [foundCase] = body as Case[];
  const label = `Moderate this ${getSubjectNoun(kind)}`;
  return {
    label,
    content: (close) => (
      <div className="stack">
        <h2>{label}</h2>
        {foundCase ? (
          <CaseCard
            one={foundCase}
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
