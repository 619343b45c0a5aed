import { createContext, type FormHTMLAttributes, type Ref, useMemo, useState } from 'react';
import type { FormState } from './useForm.ts';

/** What the fields and buttons of a form know of it: its state, set by `Form`. */
export const FormContext = createContext<
  Pick<FormState, 'errors' | 'pending' | 'fields' | 'conflicts'>
>({
  errors: {},
  pending: false,
  fields: [],
});

/** What a form says while it waits, having been sent, for what of it is not there yet; see `holdForm`. */
export const WaitingContext = createContext<{
  waiting: string | undefined;
  setWaiting: (waiting: string | undefined) => void;
}>({ waiting: undefined, setWaiting() {} });

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate'
> {
  form: FormState;
  ref?: Ref<HTMLFormElement>;
}

/** A form that behaves as `useForm` says; what is wrong with a field is shown at it. */
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
