/**
 * Makes something once by a key. Where that key made something else before, as after the browser's Back, it is made
 * by a key of its content: nothing that was typed is taken for what was sent earlier.
 * @param is whether what is there by the key is what was to be made
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
