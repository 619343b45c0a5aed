import { type RefObject, useContext, useLayoutEffect } from 'react';
import { announce } from '../toast/announce.ts';
import { WaitingContext } from './Form.tsx';
import { holdForm } from './holdForm.ts';

const WAITING = 'Waiting for your photos...';

/** Delays submits of a form during an upload: see `holdForm`. */
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
