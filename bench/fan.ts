/** Members who sign up, log in and call the API. */

export const PASSWORD = 'correct horse battery';

export interface ApiCall {
  cookie?: string;
  method?: string;
  /** Below `/api/`. */
  path: string;
  body?: object | Uint8Array<ArrayBuffer> | undefined;
  headers?: Record<string, string> | undefined;
}

/** Calls the API as the site's own pages do: bytes are sent as a file, forms as they are, everything else as JSON. */
export function callApi(
  origin: string,
  { cookie = '', method = 'POST', path, body, headers }: ApiCall,
): Promise<Response> {
  const isRaw = body instanceof Uint8Array || body instanceof FormData;
  const type = isRaw ? 'application/octet-stream' : 'application/json';
  return fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      cookie,
      origin,
      ...(!(body instanceof FormData) && { 'content-type': type }),
      ...headers,
    },
    ...(body && { body: isRaw ? body : JSON.stringify(body) }),
  });
}

async function succeed(origin: string, call: ApiCall): Promise<Response> {
  const response = await callApi(origin, call);
  if (!response.ok)
    throw new Error(`${call.path} answered ${response.status}: ${await response.text()}`);
  return response;
}

function cookieOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** @param address what the rate limits take for the client's address @returns the session's cookie */
export async function logIn(origin: string, account: object, address?: string): Promise<string> {
  const headers = address ? { 'cf-connecting-ip': address } : {};
  return cookieOf(await succeed(origin, { path: 'auth/login', body: account, headers }));
}

interface FanOptions {
  records?: number;
  /** What the rate limits take for the client's address. */
  address?: string;
}

/** Signs a fan up and has them write. @returns the session's cookie, as a request sends it */
export async function signUpFan(
  origin: string,
  username = 'bench',
  { records = 6, address }: FanOptions = {},
): Promise<string> {
  const body = { email: `${username}@example.com`, username, password: PASSWORD };
  const headers = address ? { 'cf-connecting-ip': address } : {};
  const cookie = cookieOf(await succeed(origin, { path: 'auth/signup', body, headers }));
  for (let at = 0; at < records; at += 1) {
    const item = { name: `Scarf ${at}`, description: 'Warm', price: '7.50' };
    const story = { title: `Story ${at}`, details: 'Text' };
    await succeed(origin, { cookie, path: 'merch/new/', body: item });
    await succeed(origin, { cookie, path: 'news/new/', body: story });
    await succeed(origin, { cookie, path: 'memories/new/', body: story });
  }
  return cookie;
}
