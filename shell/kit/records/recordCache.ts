/** A section's records in the API cache: applies changes to every cached list and detail. */
import { SEARCH_PREFIX } from '@desert/contract/search';
import { WIDGETS_PREFIX } from '@desert/contract/widgets';
import type { ApiCache } from '../apiCache.ts';
import { type Removed, removeById, type WithId } from './removeById.ts';

interface RecordCache<T extends WithId> {
  /** Changes a record in lists and details; lists have only some of a detail's fields. */
  change: (id: number, change: (record: T, address: string) => T) => void;
  /** Removes a record from lists, and invalidates its detail, home and search. @returns a function that restores it */
  remove: (id: number) => () => void;
  /**
   * Stores a saved record, and invalidates lists, home and search results. @param isNew whether it was just created,
   * and so has no comments
   */
  put: (saved: T & { comment_count?: number }, isNew: boolean) => void;
}

/** Fields of a detail that a POST's response lacks. */
const NO_COMMENTS = { comments: [], earlier_comments: null, viewer_first_comment: null };

export function recordCache<T extends WithId>(answers: ApiCache, list: string): RecordCache<T> {
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
        // With comments around one, the address has a query.
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
        // Lists read meanwhile lack the record.
        answers.invalidate(list, (address) => isList(address) && !removed.has(address));
        answers.invalidate(`${list}${id}/`);
        forgetOthers();
      };
    },
    put(saved, isNew) {
      const address = `${list}${saved.id}/`;
      const known = answers.$responses.get()[address];
      answers.invalidate(list, isList);
      forgetOthers();
      if (isNew && !saved.comment_count)
        answers.put(address, { ...(saved.comment_count === 0 && NO_COMMENTS), ...saved });
      else if (known?.status === 200) answers.put(address, { ...(known.body as T), ...saved });
      else answers.invalidate(address);
    },
  };
}
