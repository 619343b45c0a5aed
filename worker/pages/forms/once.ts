/**
 * Creates a record once per idempotency key. If the key already created a different record, for example after the
 * browser's Back, extends the key by a hash of the content, so that new input is not mistaken for a retry. @param is
 * whether the created record equals the input
 */
export async function once<T>(
  key: string,
  content: unknown,
  make: (key: string) => Promise<T>,
  is: (made: T) => boolean,
): Promise<T> {
  const made = await make(key);
  if (is(made)) return made;
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  return make(`${key}-${digest.slice(0, 32)}`);
}
