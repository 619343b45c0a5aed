import type { ReportedKind } from '@desert/contract/moderation';
import { Flag } from 'lucide-react';
import { requestSignIn } from '../host.ts';
import { useViewer } from '../session.ts';
import { Button } from '../ui/Button.tsx';
import { openReportModal } from './openReportModal.tsx';
import { useReported } from './reported.ts';

export interface ReportButtonProps {
  kind: ReportedKind;
  id: number;
  owner: number;
}

export function ReportButton({ kind, id, owner }: ReportButtonProps) {
  const viewer = useViewer();
  const [isReported] = useReported({ kind, id });
  if (viewer?.id === owner) return null;
  const open = () => (viewer ? void openReportModal({ kind, id }) : requestSignIn());
  return (
    <Button look="subtle" data-needs-script onClick={open}>
      <Flag size="1.25rem" aria-hidden="true" />
      {isReported ? 'Reported' : 'Report'}
    </Button>
  );
}
