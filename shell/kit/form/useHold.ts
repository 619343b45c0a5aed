import { type RefObject, useContext, useLayoutEffect } from 'react';
import { announce } from '../toast/announce.ts';
import { WaitingContext } from './Form.tsx';
import { holdForm } from './holdForm.ts';

const WAITING = 'Waiting for your photos...';

/**
 * Keeps the form around an element from being sent while a photo is on its way: its button says so, and it is sent
 * when all of them are there or have failed.
 */
export function useHold(element: RefObject<HTMLElement | null>, active: boolean): void {
  const { setWaiting } = useContext(WaitingContext);
  useLayoutEffect(() => {
    const form = element.current?.closest('form');
    if (!active || !form) return undefined;
    return holdForm(form, (waits) => {
      setWaiting(waits ? WAITING : undefined);
      if (waits) announce(WAITING);
    });
  }, [element, active, setWaiting]);
}
