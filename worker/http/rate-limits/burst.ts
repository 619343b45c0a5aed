/** Limits bursts of changes per address. The platform counts them per location, without the database. */
import type { RequestContext } from '../../request-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { isSafeMethod, createErrorResponse } from '../response/errors.ts';

const PERIOD = '10';

/** Responds 429 to an address over the limit. Allows reads, and everything if address or binding is missing. */
export async function refuseBurst({
  request,
  env: { BURST_LIMIT },
}: RequestContext): Promise<Response | undefined> {
  if (isSafeMethod(request.method) || !request.headers.has('CF-Connecting-IP')) return undefined;
  const counted = await BURST_LIMIT?.limit({ key: clientAddress(request) });
  return counted === undefined || counted.success
    ? undefined
    : createErrorResponse(429, 'Too many requests. Please try again in a few seconds.', {
        'Retry-After': PERIOD,
      });
}
