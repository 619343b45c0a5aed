import { type TextareaHTMLAttributes, useRef, useState } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';

export const MentionChoices = lazyComponent(
  async () => (await import('./MentionChoices.tsx')).MentionChoices,
);

/** A text area that offers members' names behind an '@'; what offers them comes with the first of these. */
export function MentionArea({ onInput, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isAsked = useRef(false);
  const [offers, setOffers] = useState(false);

  function load() {
    if (isAsked.current || !area.current?.value.includes('@')) return;
    isAsked.current = true;
    // Without it names are typed in full.
    MentionChoices.load().then(
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
      {offers && <MentionChoices area={area} />}
    </>
  );
}
