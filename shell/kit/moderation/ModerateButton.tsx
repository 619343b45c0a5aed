import type { Action, ReportedKind } from '@desert/contract/moderation/moderation';
import { useNavigate } from '../app/router.tsx';
import type { KindDescription } from '../records/kindDescription.ts';
import { recordCache } from '../records/recordCache.ts';
import { useApiCache } from '../section/context.tsx';
import { ModerateLink } from './ModerateLink.tsx';

interface ModerateButtonProps {
  kind: KindDescription;
  record: { id: number; user_id: number };
}

/** A moderator's link to act on a record. Hide and remove navigate to the list; lock and unlock refetch the record. */
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
