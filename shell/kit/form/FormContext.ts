import { createContext } from 'react';
import type { FormState } from './useForm.ts';

/** What the fields and buttons of a form know of it: its state, set by `Form`. */
export const FormContext = createContext<Pick<FormState, 'errors' | 'pending' | 'fields'>>({
  errors: {},
  pending: false,
  fields: [],
});
