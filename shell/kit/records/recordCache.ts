/** Records of one kind in the API cache. A change applies to every cached list and detail that contains the record. */
import { FEED_READ } from '@desert/contract/members/feed';
import { WIDGETS_PREFIX } from '@desert/contract/pages/widgets';
import { SEARCH_PREFIX } from '@desert/contract/search/search';
import type { ApiCache } from '../app/apiCache.ts';
import { type Removed, removeById, type WithId } from './removeById.ts';

interface RecordCache<T extends WithId> {
  /** Changes a record in cached lists and details. @param change gets the address, because lists omit some fields */
  change: (id: number, change: (record: T, address: string) => T) => void;
  /** Removes a record from lists; invalidates its detail, widgets and search results. @returns a function to undo it */
  remove: (id: number) => () => void;
  /**
   * Caches a saved record for its page, and invalidates lists, widgets and search results. @param isNew whether a POST
   * saved it, possibly a retry
   */
  put: (saved: T & { comment_count?: number }, isNew: boolean) => void;
}

/** Fields of a detail that the response to a POST lacks, with their values for a new record. */
const NO_COMMENTS = { comments: [], earlier_comments: null, viewer_first_comment: null };

/** Returns functions that change, remove or add a record in all cached responses of its kind. */
export function recordCache<T extends WithId>(cache: ApiCache, list: string): RecordCache<T> {
  function forgetOthers() {
    cache.invalidate(WIDGETS_PREFIX);
    cache.invalidate(SEARCH_PREFIX);
    cache.invalidate(FEED_READ);
  }
  const isList = (address: string) => address === list || address.startsWith(`${list}?`);
  return {
    change(id, change) {
      cache.update(list, (address, body) => {
        const entry = (record: T) => (record.id === id ? change(record, address) : record);
        if (isList(address)) return (body as T[]).map(entry);
        // The address has a query if the page opened at a comment.
        return address.split('?')[0] === `${list}${id}/` ? change(body as T, address) : body;
      });
    },
    remove(id) {
      const removed = new Map<string, Removed<T>['putBack']>();
      cache.invalidate(`${list}${id}/`);
      cache.update(list, (address, body) => {
        if (!isList(address)) return body;
        const { rest, putBack } = removeById(body as T[], id);
        removed.set(address, putBack);
        return rest;
      });
      forgetOthers();
      return () => {
        cache.update(list, (address, body) => removed.get(address)?.(body as T[]) ?? body);
        // Lists that were fetched after the removal lack the record.
        cache.invalidate(list, (address) => isList(address) && !removed.has(address));
        cache.invalidate(`${list}${id}/`);
        forgetOthers();
      };
    },
    put(saved, isNew) {
      const address = `${list}${saved.id}/`;
      const response = cache.$responses.get()[address];
      cache.invalidate(list, isList);
      forgetOthers();
      if (isNew && !saved.comment_count)
        cache.put(address, { ...(saved.comment_count === 0 && NO_COMMENTS), ...saved });
      else if (response?.status === 200) cache.put(address, { ...(response.body as T), ...saved });
      else cache.invalidate(address);
    },
  };
}
