/**
 * Runs a creation once per key. If the key already created something different, as after the browser's Back, uses a
 * key derived from the content, so that new input is not mistaken for a retry. @param is whether the stored record
 * equals the input
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
