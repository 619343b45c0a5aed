import type { Changes } from './compare.ts';

/**
 * The version to release, by semantic versioning: a new major after a break, a new minor after an
 * addition, or a higher one that is in the kit's `package.json` already.
 * @throws where it breaks what was released, and nobody said that it may
 */
export function versionToRelease(
  released: string,
  written: string,
  { breaks, additions }: Changes,
  mayBreak: boolean,
): string {
  if (breaks.length > 0 && !mayBreak) {
    throw new Error('Sections that are built already would break. If it must be, add: -- --major');
  }
  const [major = 0, minor = 0] = released.split('.').map(Number);
  const added = additions.length > 0 ? `${major}.${minor + 1}.0` : released;
  const next = breaks.length > 0 ? `${major + 1}.0.0` : added;
  return written.localeCompare(next, 'en', { numeric: true }) > 0 ? written : next;
}
