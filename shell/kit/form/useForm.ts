import type { Answer } from '@desert/contract/page';
import { type FormEvent, useRef, useState } from 'react';
import { errorsOf, type FormErrors } from './errorsOf.ts';

export interface FormOptions<Values> {
  /** What is wrong with the values, by field; nothing is sent unless it is empty. */
  check: (values: Record<string, unknown>) => FormErrors;
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
}

/**
 * The behaviour of every form: the checks first, the messages at their fields and the first of them
 * focused, one send at a time, and nothing typed is ever cleared.
 */
export function useForm<Values>(options: FormOptions<Values>): FormState {
  const [errors, setErrors] = useState<FormErrors>(options.initialErrors ?? {});
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form);
    const values = options.read?.(data) ?? Object.fromEntries(data);
    const problems = options.check(values);
    if (Object.keys(problems).length > 0) return show(form, problems);
    const { status, body } = await options.send(values as Values);
    if (status >= 200 && status < 300) {
      setErrors({});
      return options.onDone(body);
    }
    show(form, errorsOf(status, body));
  }

  function show(form: HTMLFormElement, problems: FormErrors) {
    setErrors(problems);
    const field = Array.from(form.elements).find((element) => fieldOf(element) in problems);
    if (field instanceof HTMLElement) field.focus();
  }

  return {
    errors,
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
  };
}

/** The name that messages for a field come under: its own, or 'urls.1' for the second of that name. */
function fieldOf(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}
