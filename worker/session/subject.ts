const subjects = new WeakMap<Request, number>();

/** Records the affected account of a request without a session, for the security log. */
export function noteSubject(request: Request, user_id: number): void {
  subjects.set(request, user_id);
}

export function subjectOf(request: Request): number | undefined {
  return subjects.get(request);
}
