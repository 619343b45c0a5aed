import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from '../../router.tsx';
import { listAddress } from './filters.ts';

export interface QueryFormProps {
  /** The page that is asked: '/news'. */
  path: string;
  /** Its name for screen readers. */
  label: string;
  className?: string | undefined;
  /** Its fields and its button. */
  children: ReactNode;
}

/**
 * A form that gets a page: what its fields hold becomes the page's query, without those that are empty. The
 * browser sends it where there is no script.
 */
export function QueryForm({ path, label, className, children }: QueryFormProps) {
  const navigate = useNavigate();

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)];
    navigate(
      listAddress(
        path,
        typed.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      ),
    );
  }

  return (
    <form className={className} action={path} aria-label={label} onSubmit={show}>
      {children}
    </form>
  );
}
