import type { FieldErrors } from '@desert/contract/text/errors';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useNavigate } from '../../app/router.tsx';
import { FormContext } from '../../form/Form.tsx';
import { listAddress } from './filters.ts';

interface QueryFormProps {
  path: string;
  label: string;
  className?: string | undefined;
  onChanged?: (fields: [string, string][]) => void;
  children: ReactNode;
}

/**
 * A form whose non-empty fields become the query string. Selecting an option by pointer submits a valid form, except in
 * an open `<details>`, which the next page would close.
 */
export function QueryForm({ path, label, className, onChanged, children }: QueryFormProps) {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const usesKeyboard = useRef(false);
  const context = useMemo(() => ({ errors, pending: false, fields: [] }), [errors]);

  /** Shows a validation error below its field instead of in the browser's bubble. Focuses the first invalid field. */
  function showError(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.target as HTMLInputElement;
    if (field === event.currentTarget.querySelector('input:invalid, select:invalid')) field.focus();
    const message = field.title || field.validationMessage;
    setErrors((current) => ({ ...current, [field.name]: message }));
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    const { [(event.target as HTMLInputElement).name]: cleared, ...rest } = errors;
    if (cleared !== undefined) setErrors(rest);
  }

  function show(form: HTMLFormElement, options?: Parameters<typeof navigate>[1]) {
    navigate(listAddress(path, readFields(form)), options);
  }

  /** Replaces the history entry, so that Back undoes all selections at once. */
  function showChosen({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLSelectElement) || usesKeyboard.current) return;
    if (!target.closest('details[open]') && currentTarget.checkValidity())
      show(currentTarget, { replace: true, returning: true });
  }

  return (
    <form
      className={className}
      action={path}
      aria-label={label}
      onInvalidCapture={showError}
      onInput={(event) => {
        clearError(event);
        onChanged?.(readFields(event.currentTarget));
      }}
      onKeyDownCapture={() => void (usesKeyboard.current = true)}
      onPointerDownCapture={() => void (usesKeyboard.current = false)}
      onChange={showChosen}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <FormContext value={context}>{children}</FormContext>
    </form>
  );
}

function readFields(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
}
