import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { edgeConfig, renameSite, sectionConfigPath, listSectionNames } from './root.ts';

const config = readFileSync(edgeConfig, 'utf8');

it('a second site gets names of its own, and not the domain of the first site', () => {
  const live = config
    .replace('workers_dev = true', 'workers_dev = false\nroutes = [{ pattern = "fans.example" }]')
    .replace('SITE_URL = ""', 'SITE_URL = "https://fans.example"')
    .replace('MAIL_FROM = ""', 'MAIL_FROM = "desert@fans.example"');
  const staging = renameSite(live, 'staging');
  expect(staging).not.toMatch(/"desert[-"]|routes|https:\/\/fans|workers_dev = false/);
  expect(staging.match(/"staging-desert/g)).toHaveLength(1 + 2 + 2 + 4);
  expect(staging).toContain('MAIL_FROM = "desert@fans.example"');
});

it.each([
  '[[routes]]',
  'routes = [',
  'database_id = "1"',
  'account_id = "1"',
  'service = "old-desert"',
  'name = "hockey-edge"',
])('a second site is refused if its configuration has %s', (line) =>
  expect(() => renameSite(`${line}\n${config}`, 'staging')).toThrow(line),
);

it.each([edgeConfig, ...listSectionNames().map(sectionConfigPath)])(
  'the configuration %s has a build command',
  (file) => expect(readFileSync(file, 'utf8')).toMatch(/^\[build\]\ncommand = /m),
);
