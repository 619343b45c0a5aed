export type LoggedOutcome = 'done' | 'failed' | 'refused' | 'limited' | 'error';

export function captureOutcome(status: number): LoggedOutcome {
  if (status === 429) return 'limited';
  if (status === 403) return 'refused';
  if (status >= 500) return 'error';
  return status >= 400 ? 'failed' : 'done';
}
