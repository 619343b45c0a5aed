import type { ComparedName, ComparedSubject } from '@desert/contract/players';
import { Button, QueryForm, TextField } from '@desert/kit';
import { useId } from 'react';
import { Choices } from './Choices.tsx';
import { COMPARE_PATH } from './comparison.ts';
import { typedText } from './typedText.ts';
import { useChoices } from './useChoices.ts';
import styles from './CompareForm.module.css';

/** The id of the form's place in the document: what adds one more leads there. */
export const FORM_ID = 'compared';

const FIELDS = Object.entries({
  a: 'First',
  b: 'Second',
  c: 'Third',
  d: 'Fourth',
} satisfies Record<ComparedName, string>);

/** The form by which a visitor says what is compared; at each field what is wrong with it. */
export function CompareForm({ subjects }: { subjects: readonly ComparedSubject[] }) {
  const { choices, fetchChoices } = useChoices();
  const listId = useId();
  return (
    <section id={FORM_ID} className={styles.place} aria-label="What to compare">
      <p className={styles.hint}>
        Players by their names, like <b>Shane Doan</b>, or seasons, like <b>2011-12</b>. The
        beginning of a name will do.
      </p>
      <QueryForm path={COMPARE_PATH} label="What to compare" className={styles.form}>
        {FIELDS.map(([name, label]) => {
          const subject = subjects.find((one) => one.name === name);
          return (
            <TextField
              key={name}
              label={label}
              name={name}
              defaultValue={subject && typedText(subject)}
              error={subject?.problem ?? undefined}
              maxLength={80}
              autoComplete="off"
              list={listId}
              onFocus={fetchChoices}
            />
          );
        })}
        <Button type="submit">Compare</Button>
      </QueryForm>
      <Choices id={listId} choices={choices} />
    </section>
  );
}
