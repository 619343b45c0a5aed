import { PERSONAL_HEADER } from '@desert/contract/accounts/personal';
import type { ApiResponse } from '@desert/contract/pages/page';
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import { parseNextLink, TOTAL_HEADER, parseTotal } from '@desert/contract/records/paging';
import { rejectLate } from '../lazy/lazyComponent.tsx';

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again';

/** Used in place of a response that did not arrive, came too late or is not JSON. */
export const NO_RESPONSE: ApiResponse = {
  status: 0,
  body: { errors: { message: SOMETHING_WENT_WRONG } },
};

/** GETs JSON. A network error, a body that is not JSON or a timeout (`LOAD_TIMEOUT_MS`) resolves to `NO_RESPONSE`. */
export function readApi(address: string): Promise<ApiResponse> {
  const response = fetchApiResponse(address, { headers: { accept: 'application/json' } });
  return rejectLate(response).catch(() => NO_RESPONSE);
}

/**
 * Sends JSON to the API and returns its response. Fails like `readApi`, but has no timeout.
 * @param idempotencyKey makes a retry safe
 */
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
  return fetchApiResponse(address, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    // The browser completes a deletion even if the visitor leaves the page.
    keepalive: method === 'DELETE',
  });
}

export function isGood({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300;
}

async function fetchApiResponse(address: string, init: RequestInit): Promise<ApiResponse> {
  try {
    const response = await fetch(address, init);
    const next = parseNextLink(response.headers.get('link'));
    const total = parseTotal(response.headers.get(TOTAL_HEADER));
    const personal = response.headers.get(PERSONAL_HEADER) ?? undefined;
    return { status: response.status, body: await response.json(), next, total, personal };
  } catch {
    return NO_RESPONSE;
  }
}
