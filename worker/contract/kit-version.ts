/**
 * Which sections a shell can run. A section brings no kit of its own to the page, it uses the shell's:
 * what it was built for must be there. See docs/decisions/0013-kit-versions.md.
 */

/**
 * Why a section cannot run on a shell.
 * @param built the kit version the section was built for, 'major.minor.patch'
 * @param offered the kit version the shell offers
 * @returns undefined where it can: the same major, and no newer minor than the shell's
 */
export function kitMismatch(built: string, offered: string): string | undefined {
  const [major, minor] = numbersOf(built);
  const [offeredMajor, offeredMinor] = numbersOf(offered);
  if (major === offeredMajor && minor !== undefined && offeredMinor !== undefined) {
    if (minor <= offeredMinor) return undefined;
  }
  return `built for kit ${built}, the shell offers ${offered}`;
}

function numbersOf(version: string): number[] {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : [];
}
