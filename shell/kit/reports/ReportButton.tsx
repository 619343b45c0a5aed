import type { Viewer } from '@desert/contract/accounts/account';
import type { ReportedKind } from '@desert/contract/moderation/moderation';
import Flag from 'lucide-react/icons/flag';
import { requestSignIn } from '../app/host.ts';
import { useViewer } from '../app/session.ts';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { getSubjectNoun } from '../moderation/subjects.ts';
import { Button, type ButtonLook } from '../ui/Button.tsx';
import { useReported } from './reported.ts';
import type { ReportFormProps } from './ReportForm.tsx';

interface ReportButtonProps {
  kind: ReportedKind;
  id: number;
  owner: number;
  look?: ButtonLook;
}

/** A button that opens the form to report a record, after a sign-in; hidden from the record's author. */
export function ReportButton({ kind, id, owner, look = 'subtle' }: ReportButtonProps) {
  const viewer = useViewer();
  const [isReported] = useReported({ kind, id });
  if (viewer?.id === owner) return null;
  const open = (reporter: Viewer) => {
    if (reporter.id !== owner) void openReportModal({ kind, id });
  };
  return (
    <Button
      look={look}
      {...(look === 'subtle' && { icon: Flag })}
      data-needs-script
      onClick={() => (viewer ? open(viewer) : requestSignIn(open))}
    >
      {isReported ? 'Reported' : 'Report'}
    </Button>
  );
}

export function openReportModal(props: Omit<ReportFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { ReportForm } = await import('./ReportForm.tsx');
    return {
      label: `Report this ${getSubjectNoun(props.kind)}`,
      content: (close) => <ReportForm {...props} close={close} />,
    };
  });
}
