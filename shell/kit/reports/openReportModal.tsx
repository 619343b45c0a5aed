import { openLazyModal } from '../modal/openLazyModal.tsx';
import { subjectOf } from '../moderation/subjects.ts';
import type { ReportFormProps } from './ReportForm.tsx';

export function openReportModal(props: Omit<ReportFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { ReportForm } = await import('./ReportForm.tsx');
    return {
      label: `Report this ${subjectOf(props.kind)}`,
      content: (close) => <ReportForm {...props} close={close} />,
    };
  });
}
