import type { Answer } from '@desert/contract/page';
import { type Parsed, parseFields } from '@desert/contract/parse-fields';
import { type FormEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { errorsOf, type FormErrors } from './errorsOf.ts';

export interface FormOptions<Values> {
  /** The contract's schema of the form: nothing is sent unless it fits, and then what it makes of it. */
  schema?: GenericSchema<unknown, Values>;
  /** What is wrong with the values, by field: of sections that were built before there was `schema`. */
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
    const { problems, values } = parse(options, new FormData(form));
    if (values === undefined) return show(form, problems);
    const { status, body } = await options.send(values);
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

/** What stands in a form, and what is wrong with it. */
function parse<Values>(
  { read = Object.fromEntries, schema, check }: FormOptions<Values>,
  data: FormData,
): Parsed<Values> {
  const typed: Record<string, unknown> = read(data);
  if (schema) return parseFields(schema, typed);
  const problems = check?.(typed) ?? {};
  const isRight = Object.keys(problems).length === 0;
  return { problems, values: isRight ? (typed as Values) : undefined };
}

/** The name that messages for a field come under: its own, or 'urls.1' for the second of that name. */
function fieldOf(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}
