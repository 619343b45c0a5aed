import type { FormHTMLAttributes, Ref } from 'react';
import { FormContext } from './FormContext.ts';
import type { FormState } from './useForm.ts';

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
