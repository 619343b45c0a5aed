import { expect, it } from 'vitest';
import { narrowChanges } from './narrow-changes.ts';

const lockfile = (own: string, shared: string, tools = '1.0.0', more = {}) =>
  JSON.stringify({
    packages: {
      '': { devDependencies: { tool: tools } },
      'node_modules/tool': { version: tools },
      'node_modules/@desert/kit': { link: true, resolved: 'shell/kit' },
      'shell/kit': { dependencies: { react: shared } },
      'node_modules/react': { version: shared },
      'mf-news': { dependencies: { '@desert/kit': '*', own } },
      'mf-news/node_modules/own': { version: own, dependencies: { deep: '*' } },
      'node_modules/deep': { version: '1.0.0' },
      'mf-store': { dependencies: { '@desert/kit': '*' } },
      ...more,
    },
  });
const before = lockfile('1.0.0', '1.0.0');

it.each([
  ['of one section', lockfile('1.0.1', '1.0.0'), ['mf-news/']],
  [
    'that one section’s package needs',
    lockfile('1.0.0', '1.0.0', '1.0.0', { 'node_modules/deep': { version: '2.0.0' } }),
    ['mf-news/'],
  ],
  ['of the kit', lockfile('1.0.0', '1.0.1'), ['shell/kit/', 'mf-news/', 'mf-store/']],
  ['of the repository', lockfile('1.0.0', '1.0.0', '1.0.1'), ['package-lock.json']],
  [
    'of a new section',
    lockfile('1.0.0', '1.0.0', '1.0.0', { 'mf-events': { dependencies: { react: '1.0.0' } } }),
    ['mf-events/'],
  ],
])(
  'a changed package %s selects the tests of the workspaces that need the package',
  (_, after, expected) => {
    expect(narrowChanges(['package-lock.json'], () => [before, after])).toEqual(expected);
  },
);

it('a new section in wrangler.toml selects only the tests of Home, unlike any other change there', () => {
  const news = '[[services]]\nbinding = "MF_NEWS"\n\n[vars]\nSITE_URL = ""\n';
  const events = `[[services]]\nbinding = "MF_EVENTS"\n\n${news}\n[[vars.SECTIONS]]\nname = "events"\n`;
  const select = (after: string) => narrowChanges(['wrangler.toml'], () => [news, after]);
  expect(select(events)).toEqual(['e2e/home/']);
  expect(select(events.replace('SITE_URL', 'SITE'))).toEqual(['wrangler.toml']);
});
