import type { ReportedKind } from '@desert/contract/moderation/moderation';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { tryStorage } from '../app/browser.ts';
import { $viewer, useViewer } from '../app/session.ts';

interface Target {
  kind: ReportedKind;
  id: number;
}

const STORED = 'reported';

/** Reports sent in this tab, as 'viewerId kind id'. The API does not tell members what they have reported. */
const $reported = atom<string[]>([]);
const stored = tryStorage(() => JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as string[]);
if (stored) $reported.set(stored);
$reported.listen((all) => tryStorage(() => sessionStorage.setItem(STORED, JSON.stringify(all))));
// Clears them when the session ends, so that the next user of this device does not see them.
$viewer.listen((viewer) => {
  if (!viewer) $reported.set([]);
});

export function useReported({ kind, id }: Target): [isReported: boolean, note: () => void] {
  const key = `${useViewer()?.id} ${kind} ${id}`;
  const isReported = useStore($reported, { ssr: 'initial' }).includes(key);
  return [isReported, () => $reported.set([...$reported.get(), key])];
}
