import type { ReportedKind } from '@desert/contract/moderation';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { $viewer, useViewer } from '../session.ts';
import { tryStorage } from '../tryStorage.ts';

interface Target {
  kind: ReportedKind;
  id: number;
}

/** sessionStorage key, so that a reload keeps the reports. */
const STORED = 'reported';

/** Reports that this tab sent, by account, because the API does not list them. */
const $reported = atom<string[]>([]);
const stored = tryStorage(() => sessionStorage.getItem(STORED));
if (stored) $reported.set(JSON.parse(stored) as string[]);
$reported.listen((all) => tryStorage(() => sessionStorage.setItem(STORED, JSON.stringify(all))));
// The next user of this device does not find them.
$viewer.listen((viewer) => {
  if (!viewer) $reported.set([]);
});

export function useReported({ kind, id }: Target): [isReported: boolean, note: () => void] {
  const key = `${useViewer()?.id} ${kind} ${id}`;
  const isReported = useStore($reported, { ssr: 'initial' }).includes(key);
  return [isReported, () => $reported.set([...$reported.get(), key])];
}
