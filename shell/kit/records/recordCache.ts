/**
 * A section's records as the browser has them, by id, wherever they are shown: in every known page of its lists
 * and in its details. A change of one shows everywhere at once.
 */
import { SEARCH_PREFIX } from '@desert/contract/search';
import { WIDGETS_PREFIX } from '@desert/contract/widgets';
import type { AnswerStore } from '../answers.ts';
import { type Removed, removeById, type WithId } from './removeById.ts';

interface RecordCache<T extends WithId> {
  /** Changes a record where it is known, by the address that says it; lists carry parts of what details do. */
  change: (id: number, change: (record: T, address: string) => T) => void;
  /**
   * Takes a record out of every list, and forgets its detail, the home page's HTML and what was found.
   * @returns what puts it back there
   */
  remove: (id: number) => () => void;
  /**
   * Shows a record as the API answered when it was saved, and forgets the lists, the home page's HTML and what was found.
   * @param isNew whether it was made just now: nobody can have commented on it
   */
  put: (saved: T & { comment_count?: number }, isNew: boolean) => void;
}

/** What the detail of a record has, and the answer to its POST has not. */
const NO_COMMENTS = { comments: [], earlier_comments: null, viewer_first_comment: null };

/** @param list the address of the section's list: '/api/news/' */
export function recordCache<T extends WithId>(answers: AnswerStore, list: string): RecordCache<T> {
  /** What else shows records: the home page's HTML, and what was found. */
  function forgetOthers() {
    answers.invalidate(WIDGETS_PREFIX);
    answers.invalidate(SEARCH_PREFIX);
  }
  const isList = (address: string) => address === list || address.startsWith(`${list}?`);
  return {
    change(id, change) {
      answers.update(list, (address, body) => {
        const one = (record: T) => (record.id === id ? change(record, address) : record);
        if (isList(address)) return (body as T[]).map(one);
        // With the comments around one, it has a query.
        return address.split('?')[0] === `${list}${id}/` ? change(body as T, address) : body;
      });
    },
    remove(id) {
      const removed = new Map<string, Removed<T>['putBack']>();
      answers.invalidate(`${list}${id}/`);
      answers.update(list, (address, body) => {
        if (!isList(address)) return body;
        const { rest, putBack } = removeById(body as T[], id);
        removed.set(address, putBack);
        return rest;
      });
      forgetOthers();
      return () => {
        answers.update(list, (address, body) => removed.get(address)?.(body as T[]) ?? body);
        // What was read meanwhile was read without it.
        answers.invalidate(list, (address) => isList(address) && !removed.has(address));
        answers.invalidate(`${list}${id}/`);
        forgetOthers();
      };
    },
    put(saved, isNew) {
      const address = `${list}${saved.id}/`;
      const known = answers.$answers.get()[address];
      answers.invalidate(list, isList);
      forgetOthers();
      if (isNew && !saved.comment_count)
        answers.put(address, { ...(saved.comment_count === 0 && NO_COMMENTS), ...saved });
      else if (known?.status === 200) answers.put(address, { ...(known.body as T), ...saved });
      else answers.invalidate(address);
    },
  };
}
