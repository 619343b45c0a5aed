import { createContext, type FormHTMLAttributes, type Ref, useMemo, useState } from 'react';
import type { FormState } from './useForm.ts';

/** State of the form for its fields and buttons; set by `Form` and `QueryForm`. */
export const FormContext = createContext<
  Pick<FormState, 'errors' | 'pending' | 'fields' | 'conflicts'>
>({
  errors: {},
  pending: false,
  fields: [],
});

/** Message while a submitted form waits for uploads; see `holdForm`. */
export const WaitingContext = createContext<{
  waiting: string | undefined;
  setWaiting: (waiting: string | undefined) => void;
}>({ waiting: undefined, setWaiting() {} });

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  form: FormState;
  ref?: Ref<HTMLFormElement>;
}

/** A form that `useForm` validates and sends; gives its fields their errors. */
export function Form({ form, onInput, children, ...rest }: FormProps) {
  const [waiting, setWaiting] = useState<string>();
  const wait = useMemo(() => ({ waiting, setWaiting }), [waiting]);
  return (
    <form
      {...rest}
      onSubmit={form.onSubmit}
      onInput={(event) => {
        onInput?.(event);
        form.onInput(event);
      }}
      noValidate
    >
      <WaitingContext value={wait}>
        <FormContext value={form}>{children}</FormContext>
      </WaitingContext>
    </form>
  );
}
