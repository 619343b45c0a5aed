import { type TextareaHTMLAttributes, useRef, useState } from 'react';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';

export const LazyMentionChoices = createLazyComponent(
  async () => (await import('./MentionChoices.tsx')).MentionChoices,
);

/** A text area that suggests members after '@'. The code loads with the first '@'. */
export function MentionArea({ onInput, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isAsked = useRef(false);
  const [offers, setOffers] = useState(false);

  function load() {
    if (isAsked.current || !area.current?.value.includes('@')) return;
    isAsked.current = true;
    // Suggestions are optional.
    LazyMentionChoices.load().then(
      () => setOffers(true),
      () => {},
    );
  }

  return (
    <>
      <textarea
        ref={area}
        {...rest}
        onInput={(event) => {
          onInput?.(event);
          load();
        }}
      />
      {offers && <LazyMentionChoices area={area} />}
    </>
  );
}
