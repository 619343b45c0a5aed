/** What a change of the kit's types asks of its version: semantic versioning. */
import type { Changes } from './compare.ts';

/** The next version of the kit: a new major after a break, a new minor after an addition. */
function nextVersion(version: string, { breaks, additions }: Changes): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (breaks.length > 0) return `${major + 1}.0.0`;
  return additions.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/**
 * The version to release: the next one, or a higher one that is in the kit's `package.json` already.
 * @throws where it breaks what was released, and nobody said that it may
 */
export function versionToRelease(
  released: string,
  written: string,
  changes: Changes,
  mayBreak: boolean,
): string {
  if (changes.breaks.length > 0 && !mayBreak) {
    throw new Error('Sections that are built already would break. If it must be, add: -- --major');
  }
  const next = nextVersion(released, changes);
  return isAbove(written, next) ? written : next;
}

function isAbove(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** The changes as lines for who made them. */
export function linesOf({ breaks, additions }: Changes): string[] {
  return [
    ...breaks.map((what) => `  broken  ${what}`),
    // What is broken is often something else as well, which is no news.
    ...additions.filter((what) => !breaks.includes(what)).map((what) => `  added   ${what}`),
  ];
}
