/** The SHA-256 of a text in UTF-8, as a content security policy and `integrity` have it: 'sha256-…'. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
