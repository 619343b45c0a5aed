/**
 * Version skew: a section is rendered with the kit of its build, and runs on the shell's.
 * docs/decisions/0013-version-skew.md
 */
import { type KitSkew, compareKits } from '@desert/contract/pages/kit-skew';
import type { SectionManifest } from '@desert/contract/pages/page';
import { shareInIsolate } from '../platform/isolate/memory.ts';
import { log } from '../platform/log/log.ts';
import type { PageRequest } from './page-request.ts';

type ShellPart = Pick<PageRequest, 'shell' | 'path'>;

/** Builds whose skew this isolate has logged. Their pages work, so one line is enough. */
const logged = shareInIsolate(new Set<string>());

/** The names of the sections that the browser renders again. Logs an unequal kit once per build and section. */
export function listClientRendered(sections: SectionManifest[], shown: ShellPart): string[] {
  const skewed = sections.filter(({ kit }) => compareKits(kit, shown.shell.kit) !== 'equal');
  for (const section of skewed) {
    const key = `${section.name} ${section.build} ${shown.shell.kit}`;
    if (compareKits(section.kit, shown.shell.kit) !== 'unequal' || logged.has(key)) continue;
    logged.add(key);
    logSkew(section, shown, 'unequal');
  }
  return skewed.map(({ name }) => name);
}

/** The sections whose code can run with the shell's kit; logs those that were built with an incompatible one. */
export function listRunnableSections(
  sections: SectionManifest[],
  shown: ShellPart,
): SectionManifest[] {
  return sections.filter((section) => {
    if (compareKits(section.kit, shown.shell.kit) !== 'incompatible') return true;
    logSkew(section, shown, 'incompatible');
    return false;
  });
}

function logSkew(section: SectionManifest, { shell, path }: ShellPart, kit: KitSkew): void {
  const { name, build } = section;
  const fault = `built with kit ${section.kit}, the shell has ${shell.kit}`;
  log('section.kit', { section: name, build, path, kit, fault });
}
