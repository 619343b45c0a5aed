import type { ReportedKind } from '@desert/contract/moderation';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useViewer } from '../session.ts';

interface Target {
  kind: ReportedKind;
  id: number;
}

/** The reports sent in this tab, with the account that sent each: the API does not list them. */
const $reported = atom<string[]>([]);

/** Whether the viewer has reported something in this tab, and a function that notes that they have. */
export function useReported({ kind, id }: Target): [isReported: boolean, note: () => void] {
  const key = `${useViewer()?.id} ${kind} ${id}`;
  const isReported = useStore($reported).includes(key);
  return [isReported, () => $reported.set([...$reported.get(), key])];
}
