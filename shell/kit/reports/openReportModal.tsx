import { openLazyModal } from '../modal/openLazyModal.tsx';
import { subjectOf } from '../moderation/subjects.ts';
import type { ReportFormProps } from './ReportForm.tsx';

/** Opens the form by which something is reported, over the page. @returns settled when it is open */
export function openReportModal(props: Omit<ReportFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { ReportForm } = await import('./ReportForm.tsx');
    return {
      label: `Report this ${subjectOf(props.kind)}`,
      content: (close) => <ReportForm {...props} close={close} />,
    };
  });
}
