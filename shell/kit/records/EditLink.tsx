import type { ReactNode } from 'react';
import { useViewer } from '../session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import type { RecordKind } from './recordKind.ts';

export interface EditLinkProps {
  kind: RecordKind;
  record: { id: number; user_id: number };
  children?: ReactNode;
}

export function EditLink({ kind, record, children = 'Edit' }: EditLinkProps) {
  const viewer = useViewer();
  if (viewer?.id !== record.user_id) return null;
  return (
    <ButtonLink look="quiet" href={`${kind.path}/${record.id}/edit`}>
      {children}
    </ButtonLink>
  );
}
