import type { Changes } from './compare.ts';

/** Names all that changed. */
interface AllChanges extends Changes {
  /** Components that render other HTML. */
  markup: string[];
}

/**
 * The version to release, by semantic versioning: a new major after a break, a new minor after an
 * addition, a new patch where only markup is another, or a higher one that is in the kit's `package.json` already.
 * @throws where it breaks what was released, and nobody said that it may
 */
export function versionToRelease(
  released: string,
  written: string,
  { breaks, additions, markup }: AllChanges,
  mayBreak: boolean,
): string {
  if (breaks.length > 0 && !mayBreak) {
    throw new Error('Sections that are built already would break. If it must be, add: -- --major');
  }
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  let next = released;
  if (markup.length > 0) next = `${major}.${minor}.${patch + 1}`;
  if (additions.length > 0) next = `${major}.${minor + 1}.0`;
  if (breaks.length > 0) next = `${major + 1}.0.0`;
  return written.localeCompare(next, 'en', { numeric: true }) > 0 ? written : next;
}
