import { expect, it } from 'vitest';
import { pretends, skeleton } from './pretends.ts';

it.each([
  'admin',
  'Admin',
  'ADMINISTRATOR',
  'adm1n',
  'a.d-m_i-n',
  'aclmin_admin',
  'admin42',
  'the.admin',
  'Moderator',
  'm0derator',
  'rnoderator',
  'moderattor',
  'news-moderator',
  'moderator_of_news',
  'mod',
  'M0D',
  'mod7',
  'staff',
  'Staf',
  '5taff',
  'supp0rt',
  'root',
  'r00t',
  'official',
  'offlcia1',
  'security',
  'help',
  'Deleted.user',
  'deleted_user',
  'De1eted-User2',
  'coyotes-official',
  'Official.Coyotes',
])('%s pretends', (name) => {
  expect(pretends(name)).toBe(true);
});

it.each([
  'demo',
  'saguaro',
  'mood',
  'rot',
  'modest.fan',
  'rooter',
  'helper',
  'supporter',
  'fan-1',
  'yotes_official_fan',
  'badminton',
  'userdeleted',
])('%s does not', (name) => {
  expect(pretends(name)).toBe(false);
});

it.each([
  ['saguaro', 'Sagu4r0'],
  ['willow', 'vvi11ow'],
  ['mike_w', 'mikevv'],
  ['marnie', 'mamie'],
])('%s looks like %s', (one, other) => {
  expect(skeleton(one)).toBe(skeleton(other));
});

it('tells other names apart', () => {
  expect(skeleton('saguaro')).not.toBe(skeleton('sahuaro'));
  expect(skeleton('mood')).not.toBe(skeleton('mod'));
});
