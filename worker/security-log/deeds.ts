export type Outcome = 'done' | 'failed' | 'refused' | 'limited' | 'error';

/** Logged requests by method and path, without trailing slash. Forms without JavaScript are posted to their pages. */
const DEEDS: [what: string, method: string, path: RegExp][] = [
  ['sign-up', 'POST', /^(?:\/api\/auth)?\/signup$/],
  ['log-in', 'POST', /^(?:(?:\/api\/auth)?\/login|\/api\/auth\/(?:passkey|second-factor))$/],
  ['log-out', 'GET', /^\/api\/auth\/logout$/],
  ['reauthentication', 'POST', /^\/api\/account\/reauthentication(?:\/passkey)?$/],
  ['password-link', 'POST', /^(?:\/api\/auth)?\/forgotten$/],
  ['password', 'POST', /^(?:\/api\/auth\/password|\/reset)$/],
  ['password', 'PUT', /^\/api\/account\/password$/],
  ['address', 'PUT', /^\/api\/account\/email$/],
  ['address', 'POST', /^(?:\/api\/auth)?\/confirm$/],
  ['passkey', 'POST', /^\/api\/account\/passkeys\/(?:options|new)$/],
  ['passkey', 'DELETE', /^\/api\/account\/passkeys\/\d+$/],
  ['second-factor', 'PUT', /^\/api\/account\/second-factor$/],
  ['recovery-codes', 'POST', /^\/api\/account\/recovery-codes$/],
  ['session', 'DELETE', /^\/api\/account\/sessions(?:\/[^/]+)?$/],
  ['export', 'GET', /^\/api\/account\/data$/],
  ['deletion', 'DELETE', /^\/api\/account$/],
  ['moderation', 'POST', /^\/api\/moderation\/actions$/],
];

export function deedOf(method: string, pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '');
  return DEEDS.find(([, by, at]) => by === method && at.test(path))?.[0];
}

export function outcomeOf(status: number): Outcome {
  if (status === 429) return 'limited';
  if (status === 403) return 'refused';
  if (status >= 500) return 'error';
  return status >= 400 ? 'failed' : 'done';
}
