import type { Site } from './site/site.ts';

const PASSWORD = 'correct horse battery';

export type ApiCall = [
  cookie: string,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
];

/** Calls the API as the site's own pages do. @throws for a response that is not 2xx */
export async function callApi(origin: string, ...call: ApiCall): Promise<Response> {
  const [cookie, method, path, body, headers] = call;
  const all = new Headers({ cookie, origin, ...headers });
  const isForm = body instanceof FormData;
  const isFile = body instanceof Uint8Array;
  if (!isForm) all.set('content-type', isFile ? 'application/octet-stream' : 'application/json');
  const sent = isForm || isFile ? (body as BodyInit) : JSON.stringify(body);
  const init = { method, headers: all, ...(body && { body: sent }) };
  const response = await fetch(`${origin}/api/${path}`, init);
  if (response.ok) return response;
  throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
}

/**
 * Signs up a fan and creates `records` records of each kind. @param address client address for the rate limits
 * @returns the session cookie
 */
export async function signUpFan(
  origin: string,
  username = 'bench',
  { records = 6, address }: { records?: number; address?: string } = {},
): Promise<string> {
  const body = { email: `${username}@example.com`, username, password: PASSWORD };
  const from = address ? { 'cf-connecting-ip': address } : {};
  const { headers } = await callApi(origin, '', 'POST', 'auth/signup', body, from);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (let at = 0; at < records; at += 1) {
    const item = { name: `Scarf ${at}`, description: 'Warm', price: '7.50' };
    const story = { title: `Story ${at}`, details: 'Text' };
    await callApi(origin, cookie, 'POST', 'merch/new/', item);
    await callApi(origin, cookie, 'POST', 'news/new/', story);
    await callApi(origin, cookie, 'POST', 'memories/new/', story);
  }
  return cookie;
}

/**
 * A fan's username. The 'z' separates digits, because names that differ in a doubled character look alike to the site.
 */
export const fanName = (at: number): string => `soaker${Array.from(String(at)).join('z')}`;

export async function signUpFans({ origin }: Site, from: number, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = from; at < from + count; at += 1)
    cookies.push(await signUpFan(origin, fanName(at), { address: `198.51.100.${at % 250}` }));
  return cookies;
}

export async function promote({ database }: Site, at: number): Promise<void> {
  const bound = await database('DB');
  await bound
    .prepare(`UPDATE users SET role = 'moderator' WHERE username_key = ?`)
    .bind(fanName(at))
    .run();
}
