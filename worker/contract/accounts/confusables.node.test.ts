import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isConfusable, toConfusableSkeleton } from './confusables.ts';

it.each(
  `
    admin adm1n a.d-m_i-n aclmin_admin Moderator m0derator rnoderator moderattor M0D staff Staf
    5taff supp0rt offlcia1 security De1eted-User2 coyotes-official mod-team the-mods Mods.Team
    site-owner staff-coyotes security-team support-team abuse ADMINISTRATOR r00t official help
    sysop superuser trust-safety no-reply Former.Member7
  `
    .trim()
    .split(/\s+/),
)('the username %s is refused as a look-alike of an official name', (name) => {
  expect(isConfusable(name)).toBe(true);
});

it.each(
  `
    demo saguaro mood rot modest.fan supporter fan-1 yotes_official_fan badminton userdeleted
    theroots team-coyotes site.fan
  `
    .trim()
    .split(/\s+/),
)('the username %s does not pass itself off as official', (name) => {
  expect(isConfusable(name)).toBe(false);
});

it.each([
  ['saguaro', 'Sagu4r0'],
  ['willow', 'vvi11ow'],
  ['mike_w', 'mikevv'],
  ['marnie', 'mamie'],
])('the username %s looks like %s', (name, other) => {
  expect(toConfusableSkeleton(name)).toBe(toConfusableSkeleton(other));
});

it('usernames that look different have different skeletons', () => {
  expect(toConfusableSkeleton('saguaro')).not.toBe(toConfusableSkeleton('sahuaro'));
  expect(toConfusableSkeleton('mood')).not.toBe(toConfusableSkeleton('mod'));
});

const name = fc.string({
  unit: fc.constantFrom(...Array.from('abeilmnorstvwAIO013457_.-')),
  maxLength: 30,
});

it('a username looks the same in any case, with signs between letters, and with digits for letters', () => {
  const digits: Record<string, string> = { o: '0', l: '1', e: '3', a: '4', s: '5', t: '7', b: '8' };
  fc.assert(
    fc.property(name, fc.constantFrom('.', '_', '-'), (name, sign) => {
      const looks = toConfusableSkeleton(name);
      expect(toConfusableSkeleton(looks)).toBe(looks);
      expect(toConfusableSkeleton(name.toUpperCase())).toBe(looks);
      expect(toConfusableSkeleton(Array.from(name).join(sign))).toBe(looks);
      expect(
        toConfusableSkeleton(name.replace(/[oleastb]/g, (letter) => digits[letter] ?? letter)),
      ).toBe(looks);
    }),
  );
});

it('a disguised official username is recognized', () => {
  const office = fc.constantFrom('admin', 'moderator', 'support', 'deleted.user');
  fc.assert(
    fc.property(office, fc.infiniteStream(fc.boolean()), (office, upper) => {
      const disguised = Array.from(office, (letter) =>
        upper.next().value ? letter.toUpperCase() : letter.replace('o', '0').replace('e', '3'),
      ).join('');
      expect(isConfusable(disguised)).toBe(true);
    }),
  );
});
