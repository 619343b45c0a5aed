import { afterEach, expect, it, vi } from 'vitest';
import { previewSettings } from './preview.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['SITE_URL', "SITE_URL has to be the site's address"],
  ['PREVIEW_KEY', "PREVIEW_KEY has to be the edge's secret"],
])('a preview needs %s', (name, sentence) => {
  vi.stubEnv('SITE_URL', 'https://desert.test');
  vi.stubEnv('PREVIEW_KEY', 'a secret');
  expect(previewSettings()).toEqual({ site: 'https://desert.test', key: 'a secret' });
  vi.stubEnv(name, '');
  expect(previewSettings).toThrow(sentence);
});
