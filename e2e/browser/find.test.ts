import { expect, it } from 'vitest';
import { findBrowser, findFirefox, type Machine } from './find.ts';

const playwrights = '/playwright/chromium/chrome';

function machine(files: string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (path) => files.includes(path),
    ...rest,
  };
}

it('prefers the browser which CHROMIUM names', () => {
  const environment = { CHROMIUM: '/opt/chromium', PATH: '/usr/bin' };
  const found = machine(['/opt/chromium', playwrights, '/usr/bin/chromium'], { environment });
  expect(findBrowser(playwrights, found)).toBe('/opt/chromium');
});

it('takes the browser which CHROME names', () => {
  const found = machine(['/opt/chrome'], { environment: { CHROME: '/opt/chrome' } });
  expect(findBrowser(playwrights, found)).toBe('/opt/chrome');
});

it('does not pass over a browser that is named but missing', () => {
  const found = machine([playwrights], { environment: { CHROME: '/opt/chrome' } });
  expect(() => findBrowser(playwrights, found)).toThrow('no browser at /opt/chrome');
});

it("takes Playwright's own before one of the system", () => {
  expect(findBrowser(playwrights, machine(['/usr/bin/chromium', playwrights]))).toBe(playwrights);
});

it('takes the one without a window before the others of the system', () => {
  const shell = '/usr/local/bin/chromium-headless-shell';
  expect(findBrowser(playwrights, machine(['/usr/bin/chromium', shell]))).toBe(shell);
});

it.each(['/usr/bin/chromium', '/usr/local/bin/chromium-browser', '/usr/bin/google-chrome'])(
  'finds %s on the PATH',
  (path) => {
    expect(findBrowser(playwrights, machine([path]))).toBe(path);
  },
);

it('finds Chrome among the applications of a Mac', () => {
  const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(playwrights, machine([path], { platform: 'darwin' }))).toBe(path);
});

it('finds Chrome among the programs of Windows', () => {
  const path = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const environment = { PROGRAMFILES: 'C:\\Program Files' };
  expect(findBrowser(playwrights, machine([path], { platform: 'win32', environment }))).toBe(path);
});

it('finds nothing where there is nothing', () => {
  expect(findBrowser(playwrights, machine([]))).toBeUndefined();
});

it.each([
  ['/usr/bin/firefox-esr', {}],
  ['/usr/local/bin/firefox', {}],
  ['/Applications/Firefox.app/Contents/MacOS/firefox', { platform: 'darwin' }],
  [
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    { platform: 'win32', environment: { PROGRAMFILES: 'C:\\Program Files' } },
  ],
  ['/opt/firefox', { environment: { FIREFOX: '/opt/firefox', PATH: '/usr/bin' } }],
] satisfies [string, Partial<Machine>][])('finds Firefox at %s', (path, rest) => {
  expect(findFirefox(machine([path, '/usr/bin/chromium'], rest))).toBe(path);
});

it('does not pass over a Firefox that is named but missing, nor takes another browser for one', () => {
  const environment = { FIREFOX: '/opt/firefox', PATH: '/usr/bin' };
  const named = machine(['/usr/bin/firefox'], { environment });
  expect(() => findFirefox(named)).toThrow('no Firefox at /opt/firefox');
  expect(findFirefox(machine([playwrights, '/usr/bin/chromium']))).toBeUndefined();
});
