const subjects = new WeakMap<Request, number>();

/** Notes whose account a request is about that is not signed in to it: for the security log. */
export function noteSubject(request: Request, user_id: number): void {
  subjects.set(request, user_id);
}

/** The id that was noted for a request, if any. */
export function subjectOf(request: Request): number | undefined {
  return subjects.get(request);
}
