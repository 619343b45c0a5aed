/** A signed preview token, in the link and the cookie: the deploy script signs it, the edge verifies it. */

/** A version of a section that is not live. Holders of the link get it until `expires` (ms since 1970). */
export interface Preview {
  section: string;
  worker: string;
  version: string;
  build: string;
  expires: number;
}

export const PREVIEW_PATH = '/preview';

/** Signs a preview. @param key the edge's secret `PREVIEW_KEY` */
export async function signPreview(preview: Preview, key: string): Promise<string> {
  const signed = Buffer.from(JSON.stringify(preview)).toString('base64url');
  const signature = await crypto.subtle.sign('HMAC', await importHmacKey(key), Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/** Verifies a preview token. @param now ms since 1970 @returns undefined if the token is invalid or expired */
export async function readPreview(
  token: string,
  key: string,
  now = Date.now(),
): Promise<Preview | undefined> {
  const [signed = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (!(await crypto.subtle.verify('HMAC', await importHmacKey(key), given, Buffer.from(signed)))) {
    return undefined;
  }
  const preview = JSON.parse(Buffer.from(signed, 'base64url').toString()) as Preview;
  return preview.expires > now ? preview : undefined;
}

function importHmacKey(key: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Buffer.from(key), algorithm, false, ['sign', 'verify']);
}
