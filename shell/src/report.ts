import type { FaultReport } from '@desert/contract/faults';
import { sendApi } from '@desert/kit/shell';

/** Tells the site's owners what a section does wrong here. Whether it arrives is of no interest here. */
export function reportFault(report: FaultReport): void {
  void sendApi('POST', '/api/faults/', report);
}
