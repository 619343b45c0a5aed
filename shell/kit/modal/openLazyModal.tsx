import type { MouseEvent } from 'react';
import { SOMETHING_WENT_WRONG } from '../app/api.ts';
import { $modal, type Modal, openModal } from '../app/modal.ts';
import { rejectLate } from '../lazy/lazyComponent.tsx';

/**
 * Loads and opens a modal, or one with an error if loading fails. Opens nothing if another modal opened or closed
 * meanwhile. @returns resolves when done; never rejects
 */
export async function openLazyModal(load: () => Promise<Modal>): Promise<void> {
  const before = $modal.get();
  const pressed = findPressedElement();
  pressed?.setAttribute('aria-busy', 'true');
  const modal = await rejectLate(load()).catch((error: unknown): Modal => {
    console.warn('A modal did not load.', error);
    return { label: 'Something went wrong', content: <p>{SOMETHING_WENT_WRONG}</p> };
  });
  pressed?.removeAttribute('aria-busy');
  if ($modal.get() === before) openModal(modal);
}

function findPressedElement(): Element | null | undefined {
  const event = window.event as Partial<SubmitEvent> | undefined;
  return event?.submitter ?? (event?.target as Element | null | undefined)?.closest?.('a, button');
}

/** Click handler that calls `act` in place of following the link, except for clicks with Ctrl, Cmd or Shift. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
