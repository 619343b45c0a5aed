import type { KindName } from '@desert/contract/records/kinds';
import type { Savable } from '@desert/contract/records/records';
import { SAVED_LIST } from '@desert/contract/records/saved';
import { useStore } from '@nanostores/react';
import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import { requestSignIn } from '../app/host.ts';
import { useViewer } from '../app/session.ts';
import type { KindDescription } from '../records/kindDescription.ts';
import { useApiCache } from '../section/context.tsx';
import { $pendingToggles, showToggleFailure } from '../toggles/sendToggle.ts';
import { ToggleButton } from '../toggles/ToggleButton.tsx';
import { saveAddress, setSaved } from './setSaved.ts';
import styles from '../ui/actions.module.css';

interface SaveButtonProps {
  kind: KindDescription;
  record: Savable & { id: number };
  /** The record's name, for a heart on the picture of its card. */
  onCard?: string;
}

/**
 * Saves or unsaves a record with an optimistic update. Visitors sign up or log in first. The icon of items, which have
 * no likes, is a heart, as on their cards.
 */
export function SaveButton({ kind, record, onCard }: SaveButtonProps) {
  const cache = useApiCache();
  const viewer = useViewer();
  const target = { kind: kind.path.slice(1) as KindName, id: record.id };
  const pending = useStore($pendingToggles)[saveAddress(target)];
  const saved = viewer !== null && (pending ?? record.saved ?? false);

  async function change(on: boolean) {
    const forget = () => cache.invalidate(SAVED_LIST);
    const response = await setSaved(cache, target, on, forget);
    showToggleFailure(response, () => requestSignIn(() => void change(on)));
  }

  const button = {
    'aria-pressed': saved,
    'data-needs-script': true,
    onClick: () => (viewer ? void change(!saved) : requestSignIn(() => void change(true))),
  };
  if (onCard !== undefined)
    return (
      <button
        type="button"
        className={`round ${styles.heart}`}
        aria-label={`Save ${onCard}`}
        {...button}
      >
        <Heart aria-hidden="true" />
      </button>
    );
  return (
    <ToggleButton
      className={styles.save}
      icon={kind.path === '/merch' ? Heart : Bookmark}
      {...button}
    >
      {saved ? 'Saved' : 'Save'}
    </ToggleButton>
  );
}
