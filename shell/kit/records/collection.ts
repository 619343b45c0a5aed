/**
 * A section's records, keyed by id, wherever they are shown: in every known page of its lists and in
 * its details. They are kept as the API answered them, so that a change of one shows everywhere at once.
 */
import { STILL_PREFIX } from '@desert/contract/page';
import type { AnswerStore } from '../answers.ts';
import { type Identified, type Taken, takeOut } from './takeOut.ts';

export interface Collection<T extends Identified> {
  /** Changes a record where it is known; lists carry parts of what details do. */
  change: (id: number, change: (record: T) => T) => void;
  /**
   * Takes a record out of every list, and forgets its detail and the home page's HTML.
   * @returns what puts it back there
   */
  remove: (id: number) => () => void;
  /** Forgets the lists and the home page's HTML, since there is something new for them. */
  forgetLists: () => void;
}

/** @param list the address of the section's list: '/api/news/' */
export function collectionOf<T extends Identified>(
  answers: AnswerStore,
  list: string,
): Collection<T> {
  const isList = (address: string) => address === list || address.startsWith(`${list}?`);
  return {
    change(id, change) {
      const one = (record: T) => (record.id === id ? change(record) : record);
      answers.rewrite(list, (address, body) => {
        if (isList(address)) return (body as T[]).map(one);
        return address === `${list}${id}/` ? change(body as T) : body;
      });
    },
    remove(id) {
      const taken = new Map<string, Taken<T>['putBack']>();
      answers.drop(`${list}${id}/`);
      answers.rewrite(list, (address, body) => {
        if (!isList(address)) return body;
        const { rest, putBack } = takeOut(body as T[], id);
        taken.set(address, putBack);
        return rest;
      });
      answers.drop(STILL_PREFIX);
      return () => {
        answers.rewrite(list, (address, body) => taken.get(address)?.(body as T[]) ?? body);
        answers.drop(STILL_PREFIX);
      };
    },
    forgetLists() {
      answers.drop(list, isList);
      answers.drop(STILL_PREFIX);
    },
  };
}
