/** Sends a request of `CALLS` about the records of a test world. */
import type { Env } from '../env.ts';
import { callApi } from './api.ts';
import type { Fan } from './fan.ts';
import type { World } from './world.ts';

/**
 * @param call its key in `CALLS`: 'PUT /news/:id/edit'
 * @param body the query of a GET, otherwise the JSON body; a DELETE sends none
 * @param environment the Worker's bindings, if not those of the test runner
 */
export function askCall(
  { cookies }: Pick<Fan, 'cookies'>,
  call: string,
  world: World,
  body: object | undefined,
  environment?: Env,
): Promise<Response> {
  const [method = '', template = ''] = call.split(' ');
  const path = template
    .replaceAll(/:(\w+)/g, (_, name: string) => String(world.ids[idName(template, name)] ?? 'none'))
    .replaceAll(/\/?$/g, '/');
  const from = { cookies, ...(environment && { environment }) };
  if (method === 'GET')
    return callApi(`${path}?${new URLSearchParams({ ...body }).toString()}`, from);
  if (method === 'DELETE') return callApi(path, { ...from, method });
  const headers = { 'Content-Type': 'application/json' };
  return callApi(path, { ...from, method, headers, body: JSON.stringify(body ?? {}) });
}

/** Returns the key in `World.ids` for a parameter of a path. */
function idName(template: string, parameter: string): string {
  const [, first = '', second = ''] = template.split('/');
  if (parameter === 'message_id') return 'message';
  if (first === 'conversations') return 'conversation';
  if (first === 'saved') return second;
  if (template.includes(':id/comment/')) return `${first}_comment`;
  return template.includes('/images/') ? `${first}_image` : first;
}
