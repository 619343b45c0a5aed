/** Endpoints of the stand-in, like 'POST /r2/buckets'. `*` is a part of the path, or the method; `**` is the rest. */

export interface Call {
  body: Response;
  /** The parts of the path that stars stand for. */
  parts: string[];
  query: URLSearchParams;
}

/** Returns the `result`, or nothing for 404; or a whole response. */
export type Endpoints = Record<string, (call: Call) => unknown>;

interface Failure {
  status: number;
  code: number;
  message: string;
}

/** Cloudflare's error for whatever is missing. */
const MISSING: Failure = { status: 404, code: 10007, message: 'This does not exist.' };

/** Responds in the shape of Cloudflare's API. @param path within an account: '/r2/buckets' */
export async function callEndpoint(
  endpoints: Endpoints,
  method: string,
  path: string,
  call: Omit<Call, 'parts'>,
): Promise<Response> {
  for (const [endpoint, respond] of Object.entries(endpoints)) {
    const [verb = '', pattern = ''] = endpoint.split(' ');
    const expression = pattern.replaceAll('**', '(.+)').replaceAll('*', '([^/]+)');
    const match = new RegExp(`^${expression}/?$`).exec(path);
    if (!match || (verb !== '*' && verb !== method)) continue;
    try {
      const result = await respond({ ...call, parts: match.slice(1).map(decodeURIComponent) });
      return result instanceof Response ? result : toResponse(result);
    } catch (error) {
      return fail({ status: 400, code: 7500, message: (error as Error).message });
    }
  }
  return fail(MISSING);
}

function toResponse(result: unknown, more: object = {}): Response {
  return result
    ? Response.json({ success: true, result, errors: [], messages: [], ...more })
    : fail(MISSING);
}

/** A page of a list, with the cursor of the next one. */
export function listPage(items: object[], { query }: Call, perPage = 20): Response {
  const start = Number(query.get('cursor') ?? 0);
  const end = start + perPage;
  const cursor = end < items.length ? { cursor: String(end) } : {};
  return toResponse(items.slice(start, end), { result_info: cursor });
}

function fail({ status, code, message }: Failure): Response {
  const errors = [{ code, message }];
  return Response.json({ success: false, result: null, errors, messages: [] }, { status });
}
