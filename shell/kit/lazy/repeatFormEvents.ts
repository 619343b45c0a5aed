interface Options {
  /** Makes the fields interactive. @returns whether to repeat the event, which the browser handles if React does not */
  load: () => Promise<boolean>;
  /** Defaults to all forms in the element. A field can be without a form. */
  isOwn?: (form: HTMLFormElement | null) => boolean;
}

/**
 * Repeats, after `load`, the last submission or selection by pointer in forms that are not hydrated yet. Selections by
 * keys, which step through options, are not repeated. @returns a function that stops listening
 */
export function repeatFormEvents(
  element: EventTarget,
  { load, isOwn = () => true }: Options,
): () => void {
  const cancellation = new AbortController();
  const options = { signal: cancellation.signal, capture: true };
  const stop = () => cancellation.abort();
  let usesKeyboard = false;
  let last: Event | undefined;

  async function repeatLater(event: Event, repeat: () => void) {
    last = event;
    if (!(await load()) || event !== last) return;
    stop();
    repeat();
  }

  function choose(event: Event) {
    const { target } = event;
    if (usesKeyboard || !(target instanceof HTMLSelectElement) || !isOwn(target.form)) return;
    void repeatLater(event, () => {
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  function submit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (!isOwn(form)) return;
    event.preventDefault();
    void repeatLater(event, () => form.requestSubmit(event.submitter));
  }

  element.addEventListener('keydown', () => void (usesKeyboard = true), options);
  element.addEventListener('pointerdown', () => void (usesKeyboard = false), options);
  element.addEventListener('change', choose, options);
  element.addEventListener('submit', (event) => submit(event as SubmitEvent), options);
  return stop;
}
