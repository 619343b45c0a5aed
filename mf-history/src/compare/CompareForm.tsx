import type { ComparedName, ComparedSubject } from '@desert/contract/compare';
import { Button, Link, QueryForm, TextField } from '@desert/kit';
import { useId } from 'react';
import { NoBreakNumbers } from '../NoBreakNumbers.tsx';
import { Choices } from './Choices.tsx';
import { COMPARE_PATH, comparePath } from './comparison.ts';
import { typedText } from './typedText.ts';
import { useChoices } from './useChoices.ts';
import styles from './CompareForm.module.css';

/** The id of the form's place in the document: what adds one more leads there. */
export const FORM_ID = 'compared';

const FIELDS = Object.entries({
  a: 'Player or season 1',
  b: 'Player or season 2',
  c: 'Player or season 3 (optional)',
  d: 'Player or season 4 (optional)',
} satisfies Record<ComparedName, string>);

/** The form by which a visitor says what is compared; at each field what is wrong with it. */
export function CompareForm({ subjects }: { subjects: readonly ComparedSubject[] }) {
  const { choices, fetchChoices } = useChoices();
  const listId = useId();
  return (
    <section id={FORM_ID} className={styles.place} aria-label="Choose what to compare">
      <p className={styles.hint}>
        Enter players’ names, like <b>Shane Doan</b>, or seasons, like <b>2011-12</b>. The start of
        a name is enough.
      </p>
      <QueryForm path={COMPARE_PATH} label="Choose what to compare" className={styles.form}>
        {FIELDS.map(([name, label]) => {
          const subject = subjects.find((one) => one.name === name);
          return (
            <div key={name}>
              <TextField
                label={label}
                name={name}
                defaultValue={subject && typedText(subject)}
                error={subject?.problem ?? undefined}
                maxLength={80}
                autoComplete="off"
                list={listId}
                onFocus={fetchChoices}
              />
              {subject?.choices && <Matches subject={subject} subjects={subjects} />}
            </div>
          );
        })}
        <Button type="submit">Compare</Button>
      </QueryForm>
      <Choices id={listId} choices={choices} />
    </section>
  );
}

/** Links to the comparison with each player who matches an ambiguous name. */
function Matches({
  subject,
  subjects,
}: {
  subject: ComparedSubject;
  subjects: readonly ComparedSubject[];
}) {
  const asked = Object.fromEntries(subjects.map((one) => [one.name, one.asked]));
  return (
    <ul aria-label={`Players who match ${subject.asked}`}>
      {subject.choices?.map(({ label, about, value }) => (
        <li key={value}>
          <Link className="target" href={comparePath({ ...asked, [subject.name]: value })}>
            {label}
          </Link>
          <p className="caption">
            <NoBreakNumbers text={about} />
          </p>
        </li>
      ))}
    </ul>
  );
}
