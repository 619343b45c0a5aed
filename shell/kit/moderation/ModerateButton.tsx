import type { Action, ReportedKind } from '@desert/contract/moderation';
import { recordCache } from '../records/recordCache.ts';
import type { RecordKind } from '../records/recordKind.ts';
import { useNavigate } from '../router.tsx';
import { useApiCache } from '../section/context.tsx';
import { ModerateLink } from './ModerateLink.tsx';

interface ModerateButtonProps {
  kind: RecordKind;
  record: { id: number; user_id: number };
}

/** Moderate link of a record's page. Navigates to the list after hide and remove; refetches after lock and unlock. */
export function ModerateButton({ kind: { list, path }, record }: ModerateButtonProps) {
  const cache = useApiCache();
  const navigate = useNavigate();
  const { id, user_id } = record;

  function follow(action: Action) {
    if (action === 'lock' || action === 'unlock') void cache.refresh(`${list}${id}/`);
    if (action !== 'hide' && action !== 'remove') return;
    navigate(path);
    recordCache(cache, list).remove(id);
  }

  return (
    <ModerateLink kind={path.slice(1) as ReportedKind} id={id} owner={user_id} onDone={follow} />
  );
}
