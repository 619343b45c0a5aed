import {
  COMPARED,
  type ComparedName,
  type ComparedSubject,
  type Comparison,
} from '@desert/contract/history/compare';
import { Button, Link, QueryForm, TextField } from '@desert/kit';
import { type ReactNode, type ToggleEvent, useId } from 'react';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { PlayerChoices } from './Choices.tsx';
import {
  COMPARE_PATH,
  comparePath,
  listComparedColumns,
  comparisonPath,
  getSubjectFieldText,
} from './comparison.ts';
import { useChoices } from './useChoices.ts';
import styles from './compare.module.css';

const FIRST_FIELDS = 2;

/**
 * Form of the comparison. Found subjects are chips with a remove link; other input stays in its field, with its error.
 */
export function CompareForm({ comparison }: { comparison: Comparison }) {
  const { choices, fetchChoices } = useChoices();
  const listId = useId();
  const { subjects } = comparison;
  const chosen = listComparedColumns(comparison);
  const wrong = subjects.filter(({ problem }) => problem !== null);
  const needed = Math.max(wrong.length, FIRST_FIELDS - chosen.length);
  const open = COMPARED.slice(chosen.length);

  const fieldOf = (name: ComparedName) => {
    const subject = wrong[open.indexOf(name)];
    return (
      <div key={`${name} ${subject?.asked}`}>
        <TextField
          label={`Player or season ${COMPARED.indexOf(name) + 1}`}
          name={name}
          defaultValue={subject && getSubjectFieldText(subject)}
          error={subject?.problem ?? undefined}
          maxLength={80}
          autoComplete="off"
          list={listId}
          onFocus={fetchChoices}
        />
        {subject?.choices && <Matches subject={subject} subjects={subjects} />}
      </div>
    );
  };

  const button = <Button type="submit">Compare</Button>;
  const later = open.slice(needed);
  return (
    <section className="space-5" aria-label="Choose what to compare">
      {chosen.length > 0 && (
        <ul className="row gap-2-3" aria-label="Compared">
          {chosen.map(({ name, found }) => (
            <li key={name}>
              <Link className="target pill gap-2" href={comparisonPath(comparison, name)}>
                <span className="visually-hidden">Remove </span>
                {found.label}
                <span aria-hidden="true">✕</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {needed > 0 && (
        <p className="measure space-3">
          Enter players’ names, like <b>Shane Doan</b>, or seasons, like <b>2011-12</b>. The start
          of a name is enough.
        </p>
      )}
      <QueryForm
        path={COMPARE_PATH}
        label="Choose what to compare"
        className={`stack align-start space-3 ${styles.form}`}
      >
        {chosen.map(({ found }, at) => (
          <input key={found.value} type="hidden" name={COMPARED[at]} value={found.value} />
        ))}
        {open.slice(0, needed).map(fieldOf)}
        <More names={later} fieldOf={fieldOf}>
          {needed === 0 && button}
        </More>
        {needed > 0 && button}
      </QueryForm>
      <PlayerChoices id={listId} choices={choices} />
    </section>
  );
}

interface MoreProps {
  names: readonly ComparedName[];
  fieldOf: (name: ComparedName) => ReactNode;
  children?: ReactNode;
}

function More({ names: [name, ...others], fieldOf, children }: MoreProps) {
  if (name === undefined) return null;
  return (
    // The key closes the element when it is for another field.
    <details key={name} className={`fill ${styles.more}`} onToggle={focusField}>
      <summary className={`target accent regular underlined ${styles.add}`}>Add another</summary>
      {fieldOf(name)}
      <More names={others} fieldOf={fieldOf} />
      {children}
    </details>
  );
}

/** Focuses the field that was opened, because the button is now hidden. */
function focusField(event: ToggleEvent<HTMLDetailsElement>) {
  if (event.target === event.currentTarget && event.newState === 'open')
    event.currentTarget.querySelector('input')?.focus();
}

function Matches({
  subject,
  subjects,
}: {
  subject: ComparedSubject;
  subjects: readonly ComparedSubject[];
}) {
  const query = Object.fromEntries(subjects.map((subject) => [subject.name, subject.asked]));
  return (
    <ul aria-label={`Players who match ${subject.asked}`}>
      {subject.choices?.map(({ label, about, value }) => (
        <li key={value}>
          <Link className="target" href={comparePath({ ...query, [subject.name]: value })}>
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
