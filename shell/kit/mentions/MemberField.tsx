import { useRef, useState } from 'react';
import { Field, type TextFieldProps } from '../form/fields.tsx';
import { useViewer } from '../session.ts';
import { MentionChoices } from './MentionArea.tsx';

/** A field for a member's name, which offers names to those who are logged in: only they may list members. */
export function MemberField(props: Omit<TextFieldProps, 'error' | 'hint'>) {
  const { label, name, defaultValue, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const viewer = useViewer();
  const [offers, setOffers] = useState(false);

  function load() {
    // Without it names are typed in full.
    MentionChoices.load().then(
      () => setOffers(true),
      () => {},
    );
  }

  return (
    <>
      <Field label={label} name={name} defaultValue={defaultValue}>
        {(tied) => <input ref={field} {...tied} {...input} onFocus={load} />}
      </Field>
      {offers && viewer && <MentionChoices area={field} />}
    </>
  );
}
