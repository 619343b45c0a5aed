/** What `/api/blocks/*` and `/api/reports/*` accept and answer: what a member thinks of others, which nobody else is told. */
import * as v from 'valibot';
import { body } from './body.ts';
import { recordId } from './ids.ts';
import { lines } from './text.ts';

/** Body of `POST /api/blocks/new/`: from whom the viewer takes no messages. `DELETE /api/blocks/{user_id}/` takes that back. */
export const BlockInput = body({ user_id: recordId('user_id must be the number of a member') });

/** What can be reported. */
export const REPORTED_KINDS = ['conversations'] as const;

/** Characters. */
export const REASON_MAX = 1000;

const REASON = 'Say what is wrong';

/** Body of `POST /api/reports/new/`. The same reported again has the last reason. */
export const ReportInput = body({
  kind: v.picklist(REPORTED_KINDS, `kind must be one of ${REPORTED_KINDS.join(', ')}`),
  id: recordId('id must be a number'),
  reason: lines({ label: 'Reason', max: REASON_MAX, missing: REASON }),
});

/** The form of a report. */
export const ReportForm = v.pick(ReportInput, ['reason']);
