import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { installersFor } from './install.ts';

const names = (machine: Parameters<typeof installersFor>[0]) =>
  installersFor(machine).map(({ name }) => name);

it("tries apt-get as root on Debian, and then Playwright's installer", () => {
  const machine = { isRoot: true, hasAptGet: true };
  expect(names(machine)).toEqual(['apt-get', "Playwright's installer"]);
});

it.each([
  { isRoot: false, hasAptGet: true },
  { isRoot: true, hasAptGet: false },
])("has only Playwright's installer on %o", (machine) => {
  expect(names(machine)).toEqual(["Playwright's installer"]);
});

it('brings the package lists up to date before it installs', () => {
  const [apt] = installersFor({ isRoot: true, hasAptGet: true });
  expect(apt?.commands.map(([program, verb]) => `${program} ${verb}`)).toEqual([
    'apt-get update',
    'apt-get install',
  ]);
});

it("finds Playwright's installer in what npm installed", () => {
  const [own] = installersFor({ isRoot: false, hasAptGet: false });
  const [[, program = '', verb] = []] = own?.commands ?? [];
  expect(existsSync(program)).toBe(true);
  expect(verb).toBe('install');
});
