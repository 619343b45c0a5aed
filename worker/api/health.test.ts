import type { Health } from '@desert/contract/pages/health';
import { afterEach, expect, it, vi } from 'vitest';
import { appBindings } from '../test/request-context.ts';
import { anotherBuild, type Handler, manifest, visit } from '../test/visit.ts';
import { api } from './app.ts';

afterEach(() => vi.restoreAllMocks());

it('the health check is 200 while the database responds', async () => {
  const response = await api.request('/api/health', {}, appBindings());
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    builds: { edge: '', shell: 'ssss', sections: {} },
  });
});

it('the health check lists the builds in service, and the section that does not respond', async () => {
  const health = async (section: Handler) => (await visit('/api/health', section)).json<Health>();
  const silent = await health(() => Promise.reject(new Error('no such Worker')));
  expect(silent.builds).toEqual({ edge: 'eeee', shell: 'ssss', sections: { history: null } });
  const whole = await health(() => anotherBuild(manifest));
  expect(whole.builds.sections).toEqual({ history: 'aaaa' });
});

function connectionLost(): never {
  throw new Error('D1_ERROR: Network connection lost.');
}

it('the health check is 503 in the error shape, and logged, if the database fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await api.request(
    '/api/health',
    {},
    appBindings({ DB: { prepare: connectionLost } }),
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ errors: { message: 'The database isn’t responding.' } });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Network connection lost'));
});
