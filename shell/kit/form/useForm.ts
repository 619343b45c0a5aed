import type { ApiResponse } from '@desert/contract/pages/page';
import { parseFields } from '@desert/contract/text/body';
import type { FieldErrors } from '@desert/contract/text/errors';
import { type FormEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isGood } from '../app/api.ts';
import { useWhenOnline } from '../app/connection.ts';
import { toFieldErrors, OFFLINE } from '../app/fieldErrors.ts';
import { recheckFieldErrors, groupFieldErrors, type MessagesByField } from './fieldErrors.ts';

export interface FormOptions<Values, Typed = Record<string, unknown>> {
  schema: GenericSchema<unknown, Values>;
  /** Reads the form data. The default keeps the last of fields with the same name. */
  read?: (data: FormData) => Typed;
  send: (values: Values, typed: Typed) => Promise<ApiResponse>;
  /** Called with the body of a successful response. The form is pending until it resolves. */
  onDone: (body: unknown) => void | Promise<void>;
  /** Errors of a form posted without JavaScript. */
  initialErrors?: FieldErrors | undefined;
}

export interface FormState {
  errors: FieldErrors;
  pending: boolean;
  fields: readonly string[];
  /** Fields that were changed elsewhere; the form shows their saved values. */
  conflicts?: readonly string[] | undefined;
  clearErrors: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Removes errors of corrected fields, and those without a field. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

interface Shown {
  errors: FieldErrors;
  /** Messages by field; missing for errors that came with the page. */
  fields?: MessagesByField;
  /** Whether validation in the browser found the errors. */
  checked?: boolean;
}

/** State of a form: validates and sends it, one request at a time, and focuses the first error. Never clears input. */
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
    const response = await send(values, typed);
    if (isGood(response)) return onDone(response.body);
    const errors = toFieldErrors(response.status, response.body);
    if (errors['message'] === OFFLINE) errors['message'] += ' Nothing you typed was lost.';
    show(form, errors, false);
  }

  const isOffline = Object.values(shown.errors).some((message) => message.includes(OFFLINE));
  useWhenOnline(() => {
    if (isOffline) setShown({ errors: {} });
  });

  function show(form: HTMLFormElement, errors: FieldErrors, checked: boolean) {
    const fields = groupFieldErrors(form, errors);
    setShown({ errors, fields, checked });
    const [first] = fields.keys();
    if (first instanceof HTMLElement) first.focus();
  }

  function lookAgain(form: HTMLFormElement, changed: EventTarget) {
    const { checked = false, fields = groupFieldErrors(form, shown.errors) } = shown;
    const { problems } = checked ? parse(form) : { problems: {} as FieldErrors };
    const errors = recheckFieldErrors(fields, (name, field, message) => {
      if (checked) return problems[name];
      return field === changed ? undefined : message;
    });
    setShown({ errors, fields: groupFieldErrors(form, errors), checked });
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
