/** A preview as its link and its cookie hold it, signed: the deploy script writes it, the edge reads it. */

/** A version of a section that somebody may see before it is live. */
export interface Preview {
  /** The section's name: 'news'. */
  section: string;
  /** Its Worker's name, as the platform knows it: 'desert-news'. */
  worker: string;
  /** The platform's id of the version. */
  version: string;
  /** The identity of the build in it. */
  build: string;
  /** When the preview is over, in ms since 1970. */
  expires: number;
}

/** Where a link leads: `?token=`. */
export const PREVIEW_PATH = '/preview';

/** Signs a preview. @param key the secret `PREVIEW_KEY` of the edge */
export async function signPreview(preview: Preview, key: string): Promise<string> {
  const signed = Buffer.from(JSON.stringify(preview)).toString('base64url');
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(key), Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/**
 * The preview in a token.
 * @param now ms since 1970
 * @returns undefined where the token was not signed with this key, or its time is over
 */
export async function readPreview(
  token: string,
  key: string,
  now = Date.now(),
): Promise<Preview | undefined> {
  const [signed = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (!(await crypto.subtle.verify('HMAC', await hmacKey(key), given, Buffer.from(signed)))) {
    return undefined;
  }
  const preview = JSON.parse(Buffer.from(signed, 'base64url').toString()) as Preview;
  return preview.expires > now ? preview : undefined;
}

function hmacKey(key: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Buffer.from(key), algorithm, false, ['sign', 'verify']);
}
