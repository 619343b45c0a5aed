import { useRef, useState } from 'react';
import { useViewer } from '../../app/session.ts';
import { Field, type TextFieldProps } from '../../form/fields.tsx';
import { LazyMentionChoices } from '../../mentions/MentionArea.tsx';

/** A username field that suggests members if the viewer is signed in, because the API requires a session. */
export function MemberField(props: Omit<TextFieldProps, 'error' | 'hint'>) {
  const { label, name, defaultValue, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const viewer = useViewer();
  const [offers, setOffers] = useState(false);

  function load() {
    // Suggestions are optional.
    LazyMentionChoices.load().then(
      () => setOffers(true),
      () => {},
    );
  }

  return (
    <>
      <Field label={label} name={name} defaultValue={defaultValue}>
        {(tied) => <input ref={field} {...tied} {...input} onFocus={viewer ? load : undefined} />}
      </Field>
      {offers && viewer && <LazyMentionChoices area={field} isUsername />}
    </>
  );
}
