import { env } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { newToken } from './token.ts';

/** No address of the site leads to it: photos lie under 'photos/'. */
const OBJECT = 'session-signing-key';

let known: string | undefined;

/**
 * A key that signs sessions which are not stored. It is made when it is first needed, and kept apart from the database: who has
 * a copy of that cannot sign.
 * @throws where the bucket does not answer
 */
export async function signingKey(): Promise<string> {
  known ??= (await readKey()) ?? (await makeKey());
  return known;
}

async function makeKey(): Promise<string> {
  const { PHOTOS } = env as unknown as Env;
  // Of several at once one is the first, and all have that one.
  await PHOTOS.put(OBJECT, newToken(), { onlyIf: new Headers({ 'If-None-Match': '*' }) });
  const made = await readKey();
  if (made === undefined) throw new Error('The key that signs sessions was not kept.');
  return made;
}

async function readKey(): Promise<string | undefined> {
  const { PHOTOS } = env as unknown as Env;
  return (await PHOTOS.get(OBJECT))?.text();
}
