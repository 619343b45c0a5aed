import { expect, it } from 'vitest';
import { ORIGIN } from '../../test/api.ts';
import { appBindings } from '../../test/request-context.ts';
import { visit } from '../../test/visit.ts';
import { discovery } from './app.ts';
import { SECURITY_TXT_PATH } from './security-txt.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reads the fields by name. @param more variables that override the site’s */
async function fieldsWith(more: object = {}) {
  const response = await discovery.request(
    ORIGIN + SECURITY_TXT_PATH,
    {},
    appBindings({ ...more }),
  );
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
  return Object.fromEntries(fields) as Record<string, string>;
}

it('security.txt is text at the address of RFC 9116, cached for an hour', async () => {
  const response = await visit(SECURITY_TXT_PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await visit(SECURITY_TXT_PATH, undefined, { method: 'POST' })).status).toBe(405);
});

it('security.txt names the site’s own contact address unless SECURITY_CONTACT names another', async () => {
  expect(await fieldsWith()).toMatchObject({
    Contact: `mailto:security@${new URL(ORIGIN).hostname}`,
    Canonical: ORIGIN + SECURITY_TXT_PATH,
    'Preferred-Languages': 'en',
  });
  const contact = 'https://desert.test/report';
  expect(await fieldsWith({ SECURITY_CONTACT: contact })).toMatchObject({ Contact: contact });
});

it('security.txt expires some months after each request', async () => {
  const { Expires } = await fieldsWith();
  expect(Expires).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
  const left = Date.parse(Expires!) - Date.now();
  expect(left).toBeGreaterThan(YEAR_MS / 4);
  expect(left).toBeLessThan(YEAR_MS);
});
