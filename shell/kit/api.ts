import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import type { Answer } from '@desert/contract/page';
import { nextOf, TOTAL_HEADER, totalOf } from '@desert/contract/paging';
import { inTime } from './lazy/inTime.ts';

/** What a visitor is told where the server fails or does not answer. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again';

/** What stands for an answer where none came: no network, or not JSON. */
export const NO_ANSWER: Answer = { status: 0, body: { errors: { message: SOMETHING_WENT_WRONG } } };

/**
 * Reads an API address.
 * @returns the status and the parsed body, whatever the status; `NO_ANSWER` where none came, or not in time. Never throws.
 */
export function readApi(address: string): Promise<Answer> {
  const asked = ask(address, { headers: { accept: 'application/json' } });
  return inTime(asked).catch(() => NO_ANSWER);
}

/**
 * Changes something through the API.
 * @param body sent as JSON; none for DELETE
 * @param idempotencyKey of what makes a record: sent twice, it is made once
 * @returns as `readApi`
 */
export function sendApi(
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
  idempotencyKey?: string,
): Promise<Answer> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
  };
  return ask(address, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    // What is sent when the page is left arrives as well.
    keepalive: method === 'DELETE',
  });
}

/** Whether what was asked for is done. */
export function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, init);
    const next = nextOf(response.headers.get('link'));
    const total = totalOf(response.headers.get(TOTAL_HEADER));
    return { status: response.status, body: await response.json(), next, total };
  } catch {
    return NO_ANSWER;
  }
}
