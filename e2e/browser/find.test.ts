import { describe, expect, it } from 'vitest';
import { findBrowser, findFirefox, type Machine } from './find.ts';

const playwrights = '/playwright/chromium/chrome';
const PATH = '/usr/local/bin:/usr/bin';
const CHROME_OF_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const CHROME_OF_WINDOWS = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
const FIREFOX_OF_WINDOWS = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';
const WINDOWS: Partial<Machine> = {
  platform: 'win32',
  environment: { PROGRAMFILES: 'C:\\Program Files' },
};

function machine(files: string[], rest: Partial<Machine> = {}): Machine {
  const exists = (path: string) => files.includes(path);
  return { platform: 'linux', environment: { PATH }, exists, ...rest };
}

const withVariable = (name: string, value: string) => ({ environment: { [name]: value, PATH } });

describe('Chromium and Chrome', () => {
  it.each<[string, string, found: string[], Partial<Machine>]>([
    [
      'the one that CHROMIUM names',
      '/opt/chromium',
      [playwrights, '/usr/bin/chromium'],
      withVariable('CHROMIUM', '/opt/chromium'),
    ],
    ['the one that CHROME names', '/opt/chrome', [], withVariable('CHROME', '/opt/chrome')],
    ["Playwright's own before one of the system", playwrights, ['/usr/bin/chromium'], {}],
    [
      'the one without a window before others of the system',
      '/usr/local/bin/chromium-headless-shell',
      ['/usr/bin/chromium'],
      {},
    ],
    ['one on the PATH', '/usr/local/bin/chromium-browser', [], {}],
    ['Chrome on the PATH', '/usr/bin/google-chrome', [], {}],
    ['Chrome among the applications of a Mac', CHROME_OF_A_MAC, [], { platform: 'darwin' }],
    ['Chrome among the programs of Windows', CHROME_OF_WINDOWS, [], WINDOWS],
  ])('the search for a browser finds %s', (_, path, others, rest) => {
    expect(findBrowser(playwrights, machine([...others, path], rest))).toBe(path);
  });

  it('a named but missing browser is an error, and undefined is returned on a machine without browsers', () => {
    const named = machine([playwrights], withVariable('CHROME', '/opt/chrome'));
    expect(() => findBrowser(playwrights, named)).toThrow('no browser at /opt/chrome');
    expect(findBrowser(playwrights, machine([]))).toBeUndefined();
  });
});

describe('Firefox', () => {
  it.each<[string, Partial<Machine>]>([
    ['/usr/bin/firefox-esr', {}],
    ['/usr/local/bin/firefox', {}],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', { platform: 'darwin' }],
    [FIREFOX_OF_WINDOWS, WINDOWS],
    ['/opt/firefox', withVariable('FIREFOX', '/opt/firefox')],
  ])('the search for a browser finds %s', (path, rest) => {
    expect(findFirefox(machine([path, '/usr/bin/chromium'], rest))).toBe(path);
  });

  it('a named but missing browser is an error, and Chromium does not count', () => {
    const named = machine(['/usr/bin/firefox'], withVariable('FIREFOX', '/opt/firefox'));
    expect(() => findFirefox(named)).toThrow('no Firefox at /opt/firefox');
    expect(findFirefox(machine([playwrights, '/usr/bin/chromium']))).toBeUndefined();
  });
});
