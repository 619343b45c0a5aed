import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import type { ApiResponse } from '@desert/contract/page';
import { nextOf, TOTAL_HEADER, totalOf } from '@desert/contract/paging';
import { inTime } from './lazy/lazyComponent.tsx';

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again';

/** The response in place of a missing or non-JSON one. */
export const NO_ANSWER: ApiResponse = {
  status: 0,
  body: { errors: { message: SOMETHING_WENT_WRONG } },
};

/** Fetches an address. @returns status and parsed body; `NO_ANSWER` on a network error or timeout. Never throws. */
export function readApi(address: string): Promise<ApiResponse> {
  const asked = ask(address, { headers: { accept: 'application/json' } });
  return inTime(asked).catch(() => NO_ANSWER);
}

/** Sends a change. @param body sent as JSON @param idempotencyKey makes a retry safe @returns as `readApi` */
export function sendApi(
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
  idempotencyKey?: string,
): Promise<ApiResponse> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
  };
  return ask(address, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    // Survives leaving the page.
    keepalive: method === 'DELETE',
  });
}

export function isGood({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300;
}

async function ask(address: string, init: RequestInit): Promise<ApiResponse> {
  try {
    const response = await fetch(address, init);
    const next = nextOf(response.headers.get('link'));
    const total = totalOf(response.headers.get(TOTAL_HEADER));
    return { status: response.status, body: await response.json(), next, total };
  } catch {
    return NO_ANSWER;
  }
}
