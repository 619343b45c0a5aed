import type { PostedForm } from '@desert/contract/pages/page';
import { atom, type WritableAtom } from 'nanostores';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ApiCache } from '../app/apiCache.ts';
import { useAddress } from '../app/router.tsx';

export const ApiCacheContext = createContext<ApiCache | null>(null);

/** The API cache of the tab or, on the server, of the render. @throws outside a section */
export function useApiCache(): ApiCache {
  const cache = useContext(ApiCacheContext);
  if (!cache) throw new Error('useApiCache is for the pages of a section');
  return cache;
}

/**
 * Errors and input of a form posted without JavaScript or typed before its HTML is replaced; undefined once a form read
 * them.
 */
export type PostedFormStore = WritableAtom<(PostedForm & { path: string }) | undefined>;

export function createPostedForm(path: string, form: PostedForm | undefined): PostedFormStore {
  return atom(form && { ...form, path });
}

export const PostedFormContext = createContext(createPostedForm('', undefined));

/** Input and errors of the rejected post, if this page is its response. Only the first form that renders gets them. */
export function usePostedForm(): PostedForm | undefined {
  const store = useContext(PostedFormContext);
  const { path } = useAddress();
  const [posted] = useState(() => (store.get()?.path === path ? store.get() : undefined));
  useEffect(() => store.set(undefined), [store]);
  return posted;
}
