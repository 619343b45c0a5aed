/** Sends requests to the API as a browser does, in tests. */
import { api } from '../api/app.ts';
import type { Env } from '../env.ts';
import { env, newAddress, newFan } from './account.ts';
import { context } from './background.ts';
import { appBindings } from './request-context.ts';

export const ORIGIN = 'https://desert.test';

export interface CallOptions extends RequestInit {
  /** The `Cookie` header. */
  cookies?: string;
  headers?: Record<string, string>;
  /** The Worker's bindings; defaults to those of the test runner. */
  environment?: Env;
}

/** Sends a request to the API, by default with this site's `Origin` and a new IP address. */
export async function callApi(
  path: string,
  { cookies, environment = env, ...init }: CallOptions = {},
): Promise<Response> {
  const headers = {
    Origin: ORIGIN,
    'CF-Connecting-IP': newAddress(),
    ...(cookies && { Cookie: cookies }),
    ...init.headers,
  };
  return api.request(
    `${ORIGIN}/api${path}`,
    { ...init, headers },
    appBindings(environment),
    context,
  );
}

export function post(path: string, body: unknown, asking: CallOptions = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...asking.headers };
  return callApi(path, { method: 'POST', body: JSON.stringify(body), ...asking, headers });
}

export async function newMember() {
  const fan = newFan();
  return { fan, response: await post('/auth/signup', fan) };
}
