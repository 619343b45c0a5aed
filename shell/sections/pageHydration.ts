import type { PageHead } from '@desert/contract/pages/page';
import { rejectLate } from '@desert/kit/shell';
import { useCallback } from 'react';
import { scrollRows } from './scrollRows.ts';
import type { useLazyHydration } from './useLazyHydration.ts';

type UsePageHydration = typeof useLazyHydration;

let useLater: UsePageHydration | undefined;

/** Loads the code of a page that is hydrated when it is used: docs/decisions/0088-lazy-hydration.md */
export async function loadLazyHydration(): Promise<void> {
  useLater = (await rejectLate(import('./useLazyHydration.ts'))).useLazyHydration;
}

/** It is one of the two from the first render on, because the code is loaded before, or never. */
export const usePageHydration: UsePageHydration = (...page) => (useLater ?? useHydration)(...page);

const useHydration: UsePageHydration = (_, onPageShown) => {
  const onShown = useCallback(
    (head: PageHead) => {
      onPageShown(head);
      scrollRows(document.body);
    },
    [onPageShown],
  );
  return { waits: false, failed: false, hydrate: async () => false, onShown };
};
