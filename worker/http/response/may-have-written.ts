/** Whether a request may have written: refused ones (4xx) did not, but failed ones (5xx) may have. */
export function mayHaveWritten({ method }: Request, { status }: Response): boolean {
  return !['GET', 'HEAD'].includes(method) && (status < 400 || status >= 500);
}
