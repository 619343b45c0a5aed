/** A redirect that is not cached. @param cookies values of `Set-Cookie` */
function redirect(status: number, location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** The redirect after a posted form. */
export function redirectSeeOther(location: string, cookies?: readonly string[]): Response {
  return redirect(303, location, cookies);
}

/** Thrown by a stage of a page to send the visitor to another address. */
export class Redirect extends Error {
  readonly response: Response;

  /** @param search the query to append, without the question mark */
  constructor(status: number, path: string, search = '') {
    super(`Redirect with ${status}`);
    this.response = redirect(status, appendQuery(path, search));
  }
}

export function appendQuery(path: string, search: string): string {
  return path + (search && `?${search}`);
}
