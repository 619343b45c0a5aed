import type { PostedForm } from '@desert/contract/page';
import { useContext, useEffect, useState } from 'react';
import { useAddress } from '../router.tsx';
import { PostedFormContext } from '../section/context.tsx';

/** Input and errors of the rejected post, if this page is its response. Only the first form that renders gets them. */
export function usePostedForm(): PostedForm | undefined {
  const store = useContext(PostedFormContext);
  const { path } = useAddress();
  const [posted] = useState(() => (store.get()?.path === path ? store.get() : undefined));
  useEffect(() => store.set(undefined), [store]);
  return posted;
}
