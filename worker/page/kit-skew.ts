/** A section renders with the kit that it was built with, and runs on the shell's: docs/decisions/0013-kit-versions.md. */
import { kitMismatch } from '@desert/contract/kit-version';
import type { SectionManifest } from '@desert/contract/page';
import type { ShellRenderer } from '@desert/contract/shell';
import { log } from '../log/log.ts';
import type { PageRequest } from './page-request.ts';

/** Whether both kits render the same: what an earlier kit built does not say. */
export function isHydratable({ rendering }: SectionManifest, shell: ShellRenderer): boolean {
  return rendering === shell.rendering;
}

/** The sections whose code this shell can run; of each of the others, a line in the log. */
export function runnable(
  sections: SectionManifest[],
  { shell, path }: Pick<PageRequest, 'shell' | 'path'>,
): SectionManifest[] {
  return sections.filter(({ name, build, kit }) => {
    const mismatch = kitMismatch(kit, shell.kit);
    if (mismatch === undefined) return true;
    log('section.kit', { section: name, build, path, fault: mismatch });
    return false;
  });
}
