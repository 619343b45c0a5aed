import type { PostedForm } from '@desert/contract/page';
import { atom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { ApiCache } from '../apiCache.ts';

/** The section root's API cache; set by the kit. */
export const ApiCacheContext = createContext<ApiCache | null>(null);

/** The tab's API cache, for components that change data. */
export function useApiCache(): ApiCache {
  const answers = useContext(ApiCacheContext);
  if (!answers) throw new Error('useApiCache is for the pages of a section');
  return answers;
}

/** The refused form that came with the page; undefined once a form has taken it. */
export type PostedFormStore = WritableAtom<(PostedForm & { path: string }) | undefined>;

export function createPostedForm(path: string, form: PostedForm | undefined): PostedFormStore {
  return atom(form && { ...form, path });
}

export const PostedFormContext = createContext(createPostedForm('', undefined));
