/**
 * Version skew: a section is rendered with the kit of its build, and runs on the shell's.
 * docs/decisions/0013-version-skew.md
 */
import { kitSkew } from '@desert/contract/pages/kit-skew';
import type { SectionManifest } from '@desert/contract/pages/page';
import type { ShellRenderer } from '@desert/contract/pages/shell';
import { log } from '../platform/log/log.ts';
import type { PageRequest } from './page-request.ts';

export function isHydratable({ kit }: SectionManifest, shell: ShellRenderer): boolean {
  return kitSkew(kit, shell.kit) === 'equal';
}

/** The sections whose code can run with the shell's kit; logs those that were built with an incompatible one. */
export function runnable(
  sections: SectionManifest[],
  { shell, path }: Pick<PageRequest, 'shell' | 'path'>,
): SectionManifest[] {
  return sections.filter(({ name, build, kit }) => {
    if (kitSkew(kit, shell.kit) !== 'incompatible') return true;
    const fault = `built with kit ${kit}, the shell has ${shell.kit}`;
    log('section.kit', { section: name, build, path, fault });
    return false;
  });
}
