import { expect, it } from 'vitest';
import { ORIGIN } from '../../test/api.ts';
import { contextOf } from '../../test/request-context.ts';
import { saveTheme, readTheme } from './theme.ts';

const FORM = 'application/x-www-form-urlencoded';

const chosen = async (body: string, headers: Record<string, string> = {}) =>
  (await saveTheme(
    contextOf(
      new Request(`${ORIGIN}/theme`, {
        method: 'POST',
        body,
        headers: { 'content-type': FORM, origin: ORIGIN, ...headers },
      }),
    ),
  ))!;

const visit = (cookie: string) => new Request(`${ORIGIN}/`, { headers: { cookie } });

it.each(['light', 'dark'])(
  'a visitor who chooses the theme %s gets it on every page for a year',
  async (theme) => {
    const response = await chosen(`theme=${theme}&next=/history`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/history']);
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toContain('Max-Age=31536000');
    expect(readTheme(visit(cookie.split(';')[0]!))).toBe(theme);
  },
);

it('choosing any theme but light and dark makes the site follow the system’s theme again', async () => {
  for (const body of ['theme=system', 'theme=neon', '']) {
    const response = await chosen(body);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  }
  for (const cookie of ['', '__Host-theme=', '__Host-theme=neon', '__Host-theme=%E0%A4%A'])
    expect(readTheme(visit(cookie))).toBe('system');
});

it('a visitor who chose a theme is redirected to a page of this site only', async () => {
  const response = await chosen('theme=dark&next=//evil.test/');
  expect(response.headers.get('location')).toBe('/');
});

it.each([
  [403, '', { origin: 'https://evil.test' }],
  [415, '{}', { 'content-type': 'application/json' }],
  [413, 'x'.repeat(200_000), {}],
])('an invalid request for a theme is refused with %i', async (status, body, headers) => {
  const response = await chosen(body, headers);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
});
