import type { Answer } from '@desert/contract/page';
import { type Parsed, parseFields } from '@desert/contract/parse-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isGood } from '../api.ts';
import { errorsOf, type FormErrors, OFFLINE } from './errorsOf.ts';
import { errorsLeft, type FieldErrors, fieldErrorsIn } from './fieldErrors.ts';

export interface FormOptions<Values> {
  /** The contract's schema of the form: nothing is sent unless it fits, and then what it makes of it. */
  schema?: GenericSchema<unknown, Values>;
  /** Without a schema: what is wrong with the values, by field. They are sent as they were typed. */
  check?: (values: Record<string, unknown>) => FormErrors;
  /** Reads the values from the form, where it has more than one field of a name. */
  read?: (data: FormData) => Record<string, unknown>;
  /** Sends the values. */
  send: (values: Values) => Promise<Answer>;
  /** Called with the body of an answer below 300; the form stays pending until it is done. */
  onDone: (body: unknown) => void | Promise<void>;
  /** What the server said of a form that was posted without JavaScript. */
  initialErrors?: FormErrors | undefined;
}

export interface FormState {
  errors: FormErrors;
  pending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** For the form's own `onInput`: takes messages away as what they are of is mended. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** The messages that a form shows. */
interface Shown {
  errors: FormErrors;
  /** Whose they are; unknown of those that came with the page. */
  fields?: FieldErrors;
  /** Whether the checks found them, which can look again; what the server finds they do not know. */
  checked?: boolean;
}

/**
 * The behaviour of every form: the checks first, the messages at their fields and the first of them
 * focused, each gone as soon as its field is right, one send at a time, and nothing typed is ever cleared.
 */
export function useForm<Values>(options: FormOptions<Values>): FormState {
  const [shown, setShown] = useState<Shown>({ errors: options.initialErrors ?? {} });
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  async function submit(form: HTMLFormElement) {
    const { problems, values } = parse(options, form);
    if (values === undefined) return show(form, problems, true);
    setShown({ errors: {} });
    const answer = await options.send(values);
    if (isGood(answer)) return options.onDone(answer.body);
    const errors = errorsOf(answer.status, answer.body);
    if (errors['message'] === OFFLINE) errors['message'] += ' What you typed is kept.';
    show(form, errors, false);
  }

  const isOffline = Object.values(shown.errors).some((message) => message.includes(OFFLINE));
  useEffect(() => {
    if (!isOffline) return;
    const clear = () => setShown({ errors: {} });
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [isOffline]);

  function show(form: HTMLFormElement, errors: FormErrors, checked: boolean) {
    const fields = fieldErrorsIn(form, errors);
    setShown({ errors, fields, checked });
    const [first] = fields.keys();
    if (first instanceof HTMLElement) first.focus();
  }

  function lookAgain(form: HTMLFormElement, changed: EventTarget) {
    const { checked = false, fields = fieldErrorsIn(form, shown.errors) } = shown;
    const { problems } = checked ? parse(options, form) : { problems: {} as FormErrors };
    const errors = errorsLeft(fields, (name, field, message) => {
      if (checked) return problems[name];
      return field === changed ? undefined : message;
    });
    setShown({ errors, fields: fieldErrorsIn(form, errors), checked });
  }

  return {
    errors: shown.errors,
    pending,
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

/** What stands in a form, and what is wrong with it. */
function parse<Values>(
  { read = Object.fromEntries, schema, check }: FormOptions<Values>,
  form: HTMLFormElement,
): Parsed<Values> {
  const typed: Record<string, unknown> = read(new FormData(form));
  if (schema) return parseFields(schema, typed);
  const problems = check?.(typed) ?? {};
  const isRight = Object.keys(problems).length === 0;
  return { problems, values: isRight ? (typed as Values) : undefined };
}
