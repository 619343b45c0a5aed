import type { Health } from '@desert/contract/health';
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { anotherBuild, type Handler, manifest, visit } from '../test/visit.ts';
import { api } from './app.ts';

afterEach(() => vi.restoreAllMocks());

it('is 200 while the database answers', async () => {
  const response = await api.request('/api/health', {}, env);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    builds: { edge: '', shell: '', sections: {} },
  });
});

it('says which builds are in service, and which section does not answer', async () => {
  const health = async (section: Handler) => (await visit('/api/health', section)).json<Health>();
  const silent = await health(() => Promise.reject(new Error('no such Worker')));
  expect(silent.builds).toEqual({ edge: 'eeee', shell: 'ssss', sections: { history: null } });
  const whole = await health(() => anotherBuild(manifest));
  expect(whole.builds.sections).toEqual({ history: 'aaaa' });
});

function connectionLost(): never {
  throw new Error('D1_ERROR: Network connection lost.');
}

it('is 503 in the error shape, and logged, when it does not', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await api.request('/api/health', {}, { DB: { prepare: connectionLost } });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ errors: { message: 'The database isn’t responding.' } });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Network connection lost'));
});
