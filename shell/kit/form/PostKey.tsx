import { IDEMPOTENCY_KEY } from '@desert/contract/idempotency-key';
import { KEY_FIELD } from '@desert/contract/posted-record';
import { useLayoutEffect, useRef, useState } from 'react';
import { randomKey } from '../randomKey.ts';
import { serverHtml } from '../section/serverHtml.ts';

/** The key by which the form around posts itself; see `postKeyIn`. @param posted the one that it was posted by before */
export function PostKey({ posted = '' }: { posted?: string | undefined }) {
  const [key] = useState(() => (IDEMPOTENCY_KEY.test(posted) ? posted : randomKey()));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current?.firstChild) return;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: KEY_FIELD, value: key });
    place.current?.append(field);
  }, [key]);
  // What React finds here while hydrating stays: a post that is under way has the server's key.
  const html = serverHtml(`<input type="hidden" name="${KEY_FIELD}" value="${key}">`);
  return <div ref={place} hidden dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}

/** The key of a form that has one. */
export function postKeyIn(form: HTMLFormElement): string | undefined {
  const field = form.elements.namedItem(KEY_FIELD);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
