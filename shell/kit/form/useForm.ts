import { type FieldErrors, parseFields } from '@desert/contract/errors';
import type { Answer } from '@desert/contract/page';
import { type FormEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isGood } from '../api.ts';
import { useWhenOnline } from '../connection.ts';
import { errorsOf, OFFLINE } from './errorsOf.ts';
import { errorsLeft, type MessagesByField, fieldErrorsIn } from './fieldErrors.ts';

export interface FormOptions<Values, Typed = Record<string, unknown>> {
  /** The contract's schema of the form: nothing is sent unless it fits. */
  schema: GenericSchema<unknown, Values>;
  /** Reads what is typed into the form, where it has more than one field of a name. */
  read?: (data: FormData) => Typed;
  /** Sends the form: what the schema makes of it, or what was typed. */
  send: (values: Values, typed: Typed) => Promise<Answer>;
  /** Called with the body of an answer below 300; the form stays pending until it is done. */
  onDone: (body: unknown) => void | Promise<void>;
  /** What the server said of a form that was posted without JavaScript. */
  initialErrors?: FieldErrors | undefined;
}

export interface FormState {
  /** What is wrong, by field, and under `message` with the form as a whole. */
  errors: FieldErrors;
  pending: boolean;
  /** The names of its fields, by its schema: 'urls' for 'urls.0' and the like, too. */
  fields: readonly string[];
  /** The fields that another tab changed meanwhile: what is saved of them is shown. */
  conflicts?: readonly string[] | undefined;
  clearErrors: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** For the form's own `onInput`: takes messages away as what they are of is mended. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** The messages that a form shows. */
interface Shown {
  errors: FieldErrors;
  /** Whose they are; unknown of those that came with the page. */
  fields?: MessagesByField;
  /** Whether the checks found them, which can look again; what the server finds they do not know. */
  checked?: boolean;
}

/**
 * The behaviour of every form, for its `Form`: the checks first, the messages at their fields and the first of them
 * focused, each gone as soon as its field is right, one send at a time, and nothing typed is ever cleared.
 */
export function useForm<Values, Typed = Record<string, unknown>>(
  options: FormOptions<Values, Typed>,
): FormState {
  const { schema, read = Object.fromEntries, send, onDone } = options;
  const [shown, setShown] = useState<Shown>({ errors: options.initialErrors ?? {} });
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  function parse(form: HTMLFormElement) {
    const typed = read(new FormData(form)) as Typed;
    return { ...parseFields(schema, typed), typed };
  }

  async function submit(form: HTMLFormElement) {
    const { problems, values, typed } = parse(form);
    if (values === undefined) return show(form, problems, true);
    setShown({ errors: {} });
    const answer = await send(values, typed);
    if (isGood(answer)) return onDone(answer.body);
    const errors = errorsOf(answer.status, answer.body);
    if (errors['message'] === OFFLINE) errors['message'] += ' Nothing you typed was lost.';
    show(form, errors, false);
  }

  const isOffline = Object.values(shown.errors).some((message) => message.includes(OFFLINE));
  useWhenOnline(() => {
    if (isOffline) setShown({ errors: {} });
  });

  function show(form: HTMLFormElement, errors: FieldErrors, checked: boolean) {
    const fields = fieldErrorsIn(form, errors);
    setShown({ errors, fields, checked });
    const [first] = fields.keys();
    if (first instanceof HTMLElement) first.focus();
  }

  function lookAgain(form: HTMLFormElement, changed: EventTarget) {
    const { checked = false, fields = fieldErrorsIn(form, shown.errors) } = shown;
    const { problems } = checked ? parse(form) : { problems: {} as FieldErrors };
    const errors = errorsLeft(fields, (name, field, message) => {
      if (checked) return problems[name];
      return field === changed ? undefined : message;
    });
    setShown({ errors, fields: fieldErrorsIn(form, errors), checked });
  }

  return {
    errors: shown.errors,
    pending,
    clearErrors: () => setShown({ errors: {} }),
    fields: 'entries' in schema ? Object.keys(schema.entries as object) : [],
    onSubmit(event) {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      setPending(true);
      void submit(event.currentTarget).finally(() => {
        sending.current = false;
        setPending(false);
      });
    },
    onInput({ currentTarget, target }) {
      if (Object.keys(shown.errors).length > 0) lookAgain(currentTarget, target);
    },
  };
}
