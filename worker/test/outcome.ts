import type { FieldErrors } from '@desert/contract/text/errors';
import { Refusal, type RefusalDetails } from '../http/response/refusal.ts';

interface Refused extends RefusalDetails {
  ok: false;
  status: number;
  errors: FieldErrors;
}

export type Outcome<T> = (T & { ok: true }) | Refused;

/** The outcome of a use case as an object: `ok` with what it returned, or what it was refused with. */
export async function captureOutcome<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ...(await work), ok: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, errors, details } = error;
    return { ok: false, status, errors, ...details };
  }
}
