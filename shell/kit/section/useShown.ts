import type { PageHead } from '@desert/contract/page';
import { useEffect } from 'react';

/**
 * Says of each page that it stands.
 * @param head what the document's head says of it; null while nothing stands
 * @param key tells pages apart that say the same
 */
export function useShown(
  head: PageHead | null,
  key: string,
  onShown: ((head: PageHead) => void) | undefined,
): void {
  const { title, description = '' } = head ?? {};
  useEffect(() => {
    if (title !== undefined) onShown?.({ title, description });
  }, [title, description, key, onShown]);
}
