import type { PostedForm } from '@desert/contract/page';
import { useContext, useEffect, useState } from 'react';
import { useAddress } from '../router.tsx';
import { PostedFormContext } from '../section/context.tsx';

/**
 * What the server said of the form of this page, where it was posted without JavaScript and refused. The form that is
 * there first takes it: after a navigation in the browser there is none.
 */
export function usePostedForm(): PostedForm | undefined {
  const store = useContext(PostedFormContext);
  const { path } = useAddress();
  const [posted] = useState(() => (store.get()?.path === path ? store.get() : undefined));
  useEffect(() => store.set(undefined), [store]);
  return posted;
}
