import type { PostedForm } from '@desert/contract/page';
import { useContext, useEffect, useState } from 'react';
import { useAddress } from '../router.tsx';
import { PostedFormContext } from '../section/context.tsx';

/** The refused form that came with this page, taken by the first form that renders. */
export function usePostedForm(): PostedForm | undefined {
  const store = useContext(PostedFormContext);
  const { path } = useAddress();
  const [posted] = useState(() => (store.get()?.path === path ? store.get() : undefined));
  useEffect(() => store.set(undefined), [store]);
  return posted;
}
