import type { ReportedKind } from '@desert/contract/moderation';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { $viewer, useViewer } from '../session.ts';
import { tryStorage } from '../tryStorage.ts';

interface Target {
  kind: ReportedKind;
  id: number;
}

/** Where the tab has the reports, so that a reload keeps them. */
const STORED = 'reported';

/** The reports sent in this tab, with the account that sent each: the API does not list them. */
const $reported = atom<string[]>([]);
const stored = tryStorage(() => sessionStorage.getItem(STORED));
if (stored) $reported.set(JSON.parse(stored) as string[]);
$reported.listen((all) => tryStorage(() => sessionStorage.setItem(STORED, JSON.stringify(all))));
// Whoever comes next on this device does not find them.
$viewer.listen((viewer) => {
  if (!viewer) $reported.set([]);
});

/** Whether the viewer has reported something in this tab, and a function that notes that they have. */
export function useReported({ kind, id }: Target): [isReported: boolean, note: () => void] {
  const key = `${useViewer()?.id} ${kind} ${id}`;
  const isReported = useStore($reported, { ssr: 'initial' }).includes(key);
  return [isReported, () => $reported.set([...$reported.get(), key])];
}
