interface Hold {
  count: number;
  sent: boolean;
  cancellation: AbortController;
}

const holds = new WeakMap<HTMLFormElement, Hold>();

/** Delays submits of a form until its last hold is released. @returns a function that releases this hold */
export function holdForm(form: HTMLFormElement, onWaiting: (waiting: boolean) => void): () => void {
  const hold = holds.get(form) ?? startHolding(form, onWaiting);
  hold.count += 1;
  return () => {
    hold.count -= 1;
    if (hold.count > 0) return;
    holds.delete(form);
    hold.cancellation.abort();
    if (!hold.sent) return;
    onWaiting(false);
    // During a commit React handles no events, and the browser would post the form.
    queueMicrotask(() => form.isConnected && form.requestSubmit());
  };
}

function startHolding(form: HTMLFormElement, onWaiting: (waiting: boolean) => void): Hold {
  const hold: Hold = { count: 0, sent: false, cancellation: new AbortController() };
  holds.set(form, hold);
  // Before React's listener on the root.
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      hold.sent = true;
      onWaiting(true);
    },
    { signal: hold.cancellation.signal },
  );
  return hold;
}
