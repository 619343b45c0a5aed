import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { installersFor } from './install.ts';

it('the installers are apt-get as root on Debian, with new package lists, and then Playwright’s', () => {
  const [apt, own] = installersFor({ isRoot: true, hasAptGet: true });
  expect([apt?.name, own?.name]).toEqual(['apt-get', "Playwright's installer"]);
  expect(apt?.commands.map(([program, verb]) => `${program} ${verb}`)).toEqual([
    'apt-get update',
    'apt-get install',
  ]);
});

it.each([
  { isRoot: false, hasAptGet: true },
  { isRoot: true, hasAptGet: false },
])("the only installer on %o is Playwright's, which npm installed", (machine) => {
  const [own, ...others] = installersFor(machine);
  expect([own?.name, others]).toEqual(["Playwright's installer", []]);
  const [[, program = '', verb] = []] = own?.commands ?? [];
  expect([existsSync(program), verb]).toEqual([true, 'install']);
});
