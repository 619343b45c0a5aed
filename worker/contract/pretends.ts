/** Names that pretend to be those who run the site, or somebody else's, by how they look. */

/** What nobody is called who is not: the whole name, but for its digits. */
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

/** What no name begins or ends with either. */
const PARTS = ['admin', 'moderator', 'deleted.user', 'former-member'];

/** Words that turn a staff title into another staff name: 'mod-team', 'the-mods', 'site-owner', 'coyotes.staff'. */
const AFFIXES = ['the', 'site', 'team', 'coyotes'];

/** Signs that are taken for a letter. */
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

/** Letters of which two in a row are taken for one; in a shorter word they make another: mod, mood. */
const DOUBLED = /(.)\1+/g;
const LONG = 5;

/**
 * What a name looks like: names that are taken for each other have the same. Case, the signs `.`, `_` and `-`, digits
 * for letters, `rn` for `m`, `vv` for `w` and doubled letters make no difference.
 */
export function skeleton(name: string): string {
  const letters = name.toLowerCase().replace(/[._-]/g, '');
  const looks = Array.from(letters, (sign) => LOOKS_LIKE[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return looks.length < LONG ? looks : looks.replace(DOUBLED, '$1');
}

// Joined before they are compared: where 'coyotes' and 'staff' meet, two letters look like one.
const joined = OFFICES.flatMap((office) =>
  AFFIXES.flatMap((affix) => [affix + office, office + affix]),
);
const offices = new Set([...OFFICES, ...joined].map(skeleton));
const parts = PARTS.map(skeleton);

/** What stands behind a name's last letter. The lookbehind has each run of signs tried once: else it takes quadratic time. */
const ENDING = /(?<![\d._-])[\d._-]+$/;

/** Whether a name pretends to be of those who run the site. @param name in any case */
export function pretends(name: string): boolean {
  const looks = skeleton(name);
  return (
    offices.has(looks) ||
    offices.has(skeleton(name.replace(ENDING, ''))) ||
    parts.some((part) => looks.startsWith(part) || looks.endsWith(part))
  );
}
