import { beforeEach, expect, it, vi } from 'vitest';

// The module creates its policy once, so each test imports a new instance.
beforeEach(() => void vi.resetModules());

const ADDRESS = '/assets/prepare.worker-Cbhcnt29.js';
const others = [
  'https://example.com/service-worker.js',
  '/service-worker.js?x=1',
  '/assets/client-Cbhcnt29.js',
  'https://example.com/assets/prepare.worker-a.js',
  '//example.com/prepare.worker-a.js',
  'data:text/javascript,prepare.worker.js',
  '/api/photos/?x=/prepare.worker-a.js',
];

async function trusted(address: string): Promise<unknown> {
  const { trustWorker } = await import('./workerPolicy.ts');
  return trustWorker(address);
}

it('one Trusted Types policy trusts the addresses of the site’s three workers', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await trusted(ADDRESS)).toBe(ADDRESS);
  expect(await trusted('/assets/proof.worker-C1.js')).toBe('/assets/proof.worker-C1.js');
  expect(await trusted('/service-worker.js')).toBe('/service-worker.js');
  expect(createPolicy.mock.calls.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
    ['workers', ['createScriptURL']],
  ]);
});

it('the address of a worker stays a string in a browser without Trusted Types', async () => {
  expect(await trusted(ADDRESS)).toBe(ADDRESS);
});

it.each(others)(
  'the Trusted Types policy of the workers refuses another address: %s',
  async (address) => {
    await expect(trusted(address)).rejects.toThrow(TypeError);
  },
);
