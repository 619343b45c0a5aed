import type { Answer } from '@desert/contract/page';
import { isGood, sendApi } from '../api.ts';
import { noteSent } from './sent.ts';

/**
 * Makes something by a POST, once however often it is sent: the API answers what it has by the key. Where
 * what is sent was changed since the first time, that may be the older text, so a PUT follows. What is
 * sent again unchanged is left as the API has it, since it may have been edited meanwhile.
 * @param key from the draft: see `IDEMPOTENCY_KEY_HEADER`
 * @param places the addresses of the POST, and of the PUT by the id of what was made
 * @returns the answer to the last request
 */
export async function postOnce(
  key: string,
  places: { post: string; put: (id: number) => string },
  body: unknown,
): Promise<Answer> {
  const isChanged = noteSent(key, JSON.stringify(body));
  const answer = await sendApi('POST', places.post, body, key);
  if (!isChanged || !isGood(answer)) return answer;
  return sendApi('PUT', places.put((answer.body as { id: number }).id), body);
}
