import { createContext, type FormHTMLAttributes, type Ref } from 'react';
import type { FormState } from './useForm.ts';

/** What the fields and buttons of a form know of it: its state, set by `Form`. */
export const FormContext = createContext<Pick<FormState, 'errors' | 'pending' | 'fields'>>({
  errors: {},
  pending: false,
  fields: [],
});

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate'
> {
  form: FormState;
  ref?: Ref<HTMLFormElement>;
}

/** A form that behaves as `useForm` says; what is wrong with a field is shown at it. */
export function Form({ form, onInput, children, ...rest }: FormProps) {
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
      <FormContext value={form}>{children}</FormContext>
    </form>
  );
}
