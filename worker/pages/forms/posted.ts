import type { PostedForm } from '@desert/contract/pages/page';
import type { FieldErrors } from '@desert/contract/text/errors';
import type { RefusalDetails } from '../../http/response/refusal.ts';
import type { RequestContext } from '../../request-context.ts';

export interface RefusedForm extends PostedForm, RefusalDetails {
  status: number;
}

/** Input that a page shows again with a refused form. The form adds each value as soon as it has read it. */
export interface Shown {
  values: PostedForm['values'];
  /** Sentences to add to the errors, by field. */
  remarks: FieldErrors;
}

/** Validates and executes a posted form. @returns a redirect */
export interface PostableForm {
  (context: RequestContext, shown: Shown): Promise<Response>;
  /** The event in the security log: docs/security-log.md */
  securityEvent?: string;
}
