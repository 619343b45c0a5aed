import type { KindName } from '@desert/contract/kinds';
import type { Answer } from '@desert/contract/page';
import type { Savable } from '@desert/contract/records';
import { SAVED_LIST } from '@desert/contract/saved';
import type { AnswerStore } from '../answers.ts';
import { sendApi } from '../api.ts';
import { sendToggle } from '../toggles/sendToggle.ts';

/** A record that can be saved. */
export interface SaveTarget {
  kind: KindName;
  /** The record's. */
  id: number;
}

/** The address of what one saved. */
export function saveAddress({ kind, id }: SaveTarget): string {
  return `${SAVED_LIST}${kind}/${id}/`;
}

/**
 * Saves a record, or does so no more: see `sendToggle`. The record's detail says so from then on.
 * @param onDone called each time that the API has done it, to bring what is saved up to date
 * @param send how to ask the API; its client, unless a test says otherwise
 * @returns the last answer; undefined where a call before this one sees to it
 */
export function setSaved(
  answers: AnswerStore,
  target: SaveTarget,
  saved: boolean,
  onDone: (saved: boolean) => void,
  send: typeof sendApi = sendApi,
): Promise<Answer | undefined> {
  const address = saveAddress(target);
  const { kind, id } = target;
  return sendToggle(
    address,
    saved,
    (on) => (on ? send('POST', SAVED_LIST, { kind, id }) : send('DELETE', address)),
    (_, on) => {
      noteInDetail(answers, target, on);
      onDone(on);
    },
  );
}

function noteInDetail(answers: AnswerStore, { kind, id }: SaveTarget, saved: boolean): void {
  const detail = `/api/${kind}/${id}/`;
  answers.update(detail, (address, body) =>
    address === detail ? { ...(body as Savable), saved } : body,
  );
}
