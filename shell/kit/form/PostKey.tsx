import { IDEMPOTENCY_KEY, KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRandomKey } from '../app/browser.ts';
import { trustServerHtml } from '../section/serverHtml.ts';

/** Hidden field with a new idempotency key. @param posted key of a rejected post, which is used again */
export function PostKey({ posted = '' }: { posted?: string | undefined }) {
  const [key] = useState(() => (IDEMPOTENCY_KEY.test(posted) ? posted : createRandomKey()));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current?.firstChild) return;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: KEY_FIELD, value: key });
    place.current?.append(field);
  }, [key]);
  // React keeps the server's input during hydration, because a post in flight may have used its key.
  const html = trustServerHtml(`<input type="hidden" name="${KEY_FIELD}" value="${key}">`);
  return <div ref={place} hidden dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}

export function readPostKey(form: HTMLFormElement): string | undefined {
  const field = form.elements.namedItem(KEY_FIELD);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
