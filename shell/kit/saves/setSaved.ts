import type { ApiResponse } from '@desert/contract/pages/page';
import type { KindName } from '@desert/contract/records/kinds';
import type { Savable } from '@desert/contract/records/records';
import { SAVED_LIST } from '@desert/contract/records/saved';
import { sendApi } from '../app/api.ts';
import type { ApiCache } from '../app/apiCache.ts';
import { sendOrWait } from '../app/outbox.ts';
import { recordCache } from '../records/recordCache.ts';
import { sendToggle } from '../toggles/sendToggle.ts';

export interface SaveTarget {
  kind: KindName;
  id: number;
}

export function saveAddress({ kind, id }: SaveTarget): string {
  return `${SAVED_LIST}${kind}/${id}/`;
}

/**
 * Saves or unsaves a record, and updates it in cached lists and details: see `sendToggle`. @param onDone called with the
 * choice that was stored last, if any
 */
export function setSaved(
  cache: ApiCache,
  target: SaveTarget,
  saved: boolean,
  onDone: (saved: boolean) => void,
  send: typeof sendApi = sendApi,
): Promise<ApiResponse | undefined> {
  const address = saveAddress(target);
  const { kind, id } = target;
  return sendToggle(
    address,
    saved,
    (on) =>
      sendOrWait(
        {
          ...(on
            ? { method: 'POST', address: SAVED_LIST, body: { kind, id } }
            : { method: 'DELETE', address }),
          name: address,
          on,
          text: on ? 'Save' : 'Unsave',
          changes: `/api/${kind}/${id}/`,
        },
        send,
      ),
    (_, on) => {
      const records = recordCache<Savable & { id: number }>(cache, `/api/${kind}/`);
      records.change(id, (record) => ({ ...record, saved: on }));
      onDone(on);
    },
  );
}
