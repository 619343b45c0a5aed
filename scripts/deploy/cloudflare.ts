/** Cloudflare's API, for what wrangler has no machine-readable command for: https://developers.cloudflare.com/api */
import { setTimeout as delay } from 'node:timers/promises';
import { readWrangler } from '../../drizzle/wrangler.ts';

const API = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';

/** Cloudflare's codes of errors: a Worker, or a name on workers.dev, does not exist; R2 was never enabled. */
export const NO_SUCH_WORKER_CODE = 10007;
const R2_NOT_ENABLED = 10042;

/** The API takes 1,200 requests in five minutes. */
const TOO_MANY_REQUESTS = 429;

interface Failure {
  errors: { code: number; message: string }[];
}

export class CloudflareError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** One account's API. Paths are from '/d1/database' on. Errors are a `CloudflareError` with one sentence. */
export interface CloudflareAccount {
  name: string;
  /** @returns the `result` of the response */
  call: <Result>(path: string, method?: 'DELETE' | 'POST', body?: object) => Promise<Result>;
  /** For what is not JSON or has pages. */
  request: (path: string) => Promise<Response>;
}

/** Chooses the configured account, that of `CLOUDFLARE_ACCOUNT_ID`, or the only one. @throws if none or several fit */
export async function openAccount(configured: string | undefined): Promise<CloudflareAccount> {
  const token = await readToken();
  const listed = await sendCloudflareRequest(token, '/accounts?per_page=50');
  const { result: accounts } = (await listed.json()) as { result: { id: string; name: string }[] };
  const chosen = configured ?? process.env['CLOUDFLARE_ACCOUNT_ID'];
  const fitting = chosen ? accounts.filter(({ id }) => id === chosen) : accounts;
  const [account, other] = fitting;
  if (!account) throw new Error('The log-in has no such account: check CLOUDFLARE_ACCOUNT_ID.');
  if (other) {
    const names = fitting.map(({ id, name }) => `${name} (${id})`).join(', ');
    throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of: ${names}.`);
  }
  const { id, name } = account;
  // wrangler, which runs in this environment, uses the same account.
  process.env['CLOUDFLARE_ACCOUNT_ID'] = id;
  const request = (path: string, init?: RequestInit) =>
    sendCloudflareRequest(token, `/accounts/${id}${path}`, init);
  return {
    name,
    request,
    async call<Result>(path: string, method?: string, body?: object) {
      const init = { ...(method && { method }), ...(body && { body: JSON.stringify(body) }) };
      const { result } = (await (await request(path, init)).json()) as { result: Result };
      return result;
    },
  };
}

async function readToken(): Promise<string> {
  const given = process.env['CLOUDFLARE_API_TOKEN'];
  if (given) return given;
  const output = await readWrangler(['auth', 'token', '--json']).catch(() => '');
  const { token } = (output ? JSON.parse(output) : {}) as { token?: string };
  if (!token) throw new Error('Nobody is logged in: run `npx wrangler login`.');
  return token;
}

async function sendCloudflareRequest(
  token: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(API + path, { ...init, headers }).catch(
    ({ message, cause }: Error) => {
      const reason = cause instanceof Error ? cause.message : message;
      throw new Error(`Cloudflare can’t be reached: ${reason}.`);
    },
  );
  if (response.ok) return response;
  if (response.status === TOO_MANY_REQUESTS) {
    await delay(Number(response.headers.get('retry-after') ?? 60) * 1000);
    return sendCloudflareRequest(token, path, init);
  }
  const { errors = [] } = (await response.json().catch(() => ({}))) as Partial<Failure>;
  const { code, message } = errors[0] ?? { code: response.status, message: response.statusText };
  if (code === R2_NOT_ENABLED) throw new CloudflareError(code, 'Enable R2 in the dashboard first.');
  const isRefused = response.status === 401 || response.status === 403;
  const reason = isRefused ? `The log-in may not do this: ${message}` : `Cloudflare: ${message}`;
  throw new CloudflareError(code, `${reason} (${init.method ?? 'GET'} ${path}).`);
}
