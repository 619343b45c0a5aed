import { type RefObject, useDeferredValue, useEffect, useState } from 'react';

/**
 * The current text of form fields, joined by line breaks. @param element any input of the form @param names the fields'
 * names, separated by spaces @param onTyped called on input in one of them
 */
export function useFormText(
  element: RefObject<HTMLInputElement | null>,
  names: string,
  onTyped: () => void,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const form = element.current?.form;
    if (!form) return undefined;
    const cancellation = new AbortController();
    const fields = names.split(' ');
    const read = () => setText(fields.map((name) => readFieldValue(form, name)).join('\n'));
    read();
    form.addEventListener(
      'input',
      ({ target }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name === null || !fields.includes(name)) return;
        onTyped();
        read();
      },
      { signal: cancellation.signal },
    );
    return () => cancellation.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `onTyped` does the same on each render
  }, [element, names]);
  return useDeferredValue(text);
}

function readFieldValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field && 'value' in field ? field.value : '';
}
