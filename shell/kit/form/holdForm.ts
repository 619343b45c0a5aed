interface Hold {
  /** How many things are not there yet. */
  count: number;
  /** Whether somebody sent the form meanwhile. */
  sent: boolean;
  letGo: AbortController;
}

const holds = new WeakMap<HTMLFormElement, Hold>();

/**
 * Keeps a form from being sent while something of it is not there yet. Who sends it meanwhile need not do so again:
 * it is sent as soon as all is there.
 * @param onWaiting told whether the form waits for that
 * @returns lets go of the form
 */
export function holdForm(form: HTMLFormElement, onWaiting: (waiting: boolean) => void): () => void {
  const hold = holds.get(form) ?? startHolding(form, onWaiting);
  hold.count += 1;
  return () => {
    hold.count -= 1;
    if (hold.count > 0) return;
    holds.delete(form);
    hold.letGo.abort();
    if (!hold.sent) return;
    onWaiting(false);
    // While React commits, it hears no event, and the browser would post the form.
    queueMicrotask(() => form.isConnected && form.requestSubmit());
  };
}

function startHolding(form: HTMLFormElement, onWaiting: (waiting: boolean) => void): Hold {
  const hold: Hold = { count: 0, sent: false, letGo: new AbortController() };
  holds.set(form, hold);
  // React hears of it further out.
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      hold.sent = true;
      onWaiting(true);
    },
    { signal: hold.letGo.signal },
  );
  return hold;
}
