const OFFICES = [
  'admin',
  'administrator',
  'moderator',
  'mod',
  'mods',
  'staff',
  'support',
  'system',
  'root',
  'official',
  'security',
  'help',
  'helpdesk',
  'webmaster',
  'postmaster',
  'owner',
  'deleted.user',
  'sysop',
  'superuser',
  'abuse',
  'no-reply',
  'trust-safety',
  'former-member',
  'coyotes-official',
  'official-coyotes',
];

const PARTS = ['admin', 'moderator', 'deleted.user', 'former-member'];

/** Affixes of staff names: 'mod-team', 'the-mods', 'site-owner', 'coyotes.staff'. */
const AFFIXES = ['the', 'site', 'team', 'coyotes'];

const LOOKS_LIKE: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** Doubled letters count as one, but not in words shorter than `LONG`: 'mood' does not look like 'mod'. */
const DOUBLED = /(.)\1+/g;
const MIN_LONG_NAME = 5;

/**
 * A form of a name that look-alikes share. Ignores case, '.', '_', '-', digits for letters, `rn` for `m`, `vv` for `w`,
 * and doubled letters.
 */
export function toConfusableSkeleton(name: string): string {
  const letters = name.toLowerCase().replace(/[._-]/g, '');
  const looks = Array.from(letters, (sign) => LOOKS_LIKE[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return looks.length < MIN_LONG_NAME ? looks : looks.replace(DOUBLED, '$1');
}

// Joined before `skeleton`, which merges the two s of 'coyotes' and 'staff'.
const joined = OFFICES.flatMap((office) =>
  AFFIXES.flatMap((affix) => [affix + office, office + affix]),
);
const offices = new Set([...OFFICES, ...joined].map(toConfusableSkeleton));
const parts = PARTS.map(toConfusableSkeleton);

/** The lookbehind avoids quadratic backtracking. */
const ENDING = /(?<![\d._-])[\d._-]+$/;

/** Whether a name looks like a name of staff or of a deleted account. @param name in any case */
export function isConfusable(name: string): boolean {
  const looks = toConfusableSkeleton(name);
  return (
    offices.has(looks) ||
    offices.has(toConfusableSkeleton(name.replace(ENDING, ''))) ||
    parts.some((part) => looks.startsWith(part) || looks.endsWith(part))
  );
}
