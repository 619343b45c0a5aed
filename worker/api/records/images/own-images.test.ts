import { beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../../../test/api.ts';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject, readImages } from '../../../test/images.ts';

/** Addresses of this site, whose host is desert.test, outside its folder of pictures. */
const OUTSIDE = [
  `${ORIGIN}/api/auth/logout`,
  `${ORIGIN}/images`,
  `${ORIGIN}/Images/a.svg`,
  ORIGIN,
  'HTTPS://DESERT.TEST/api/auth/logout',
  'https://desert.test:443/api/auth/logout',
  'https://desert.test:8443/api/auth/logout',
  'https://desert.test./api/auth/logout',
  'https://%64esert.test/api/auth/logout',
  'https://ｄｅｓｅｒｔ。test/api/auth/logout',
  'https://de\u00ADsert.test/api/auth/logout',
  'https://desert.test//images/../api/auth/logout',
  'https://desert.test//evil.test/images/a.svg',
  'https://desert.test/images/%2e%2e/api/auth/logout',
  'https://desert.test/images/..%2fapi/auth/logout',
  '/images/..%2fapi/auth/logout',
  '/images/%2E%2E%2Fapi/auth/logout',
  '/images/..%5Capi/auth/logout',
  '/images/..%252fapi/auth/logout',
  '/images/..%2fapi/auth/logout?100%',
  '/images/100%/..%2f../api/auth/logout',
];

const INSIDE = [
  '/images/demo/cap.svg',
  '/images/100%25.svg',
  '/images/100%.svg',
  '/images/a.svg?size=2#top',
  `${ORIGIN}/images/demo/cap.svg`,
];

const ELSEWHERE = [
  'https://example.com/api/auth/logout',
  'https://desert.test.example/api/auth/logout',
  'https://example.com/..%2f/a.png',
];

describe.each(IMAGE_SECTIONS)('an image of /$name', (section) => {
  const { name, field, missing } = section;
  let owner: Fan;
  let subject: number;

  beforeAll(async () => {
    owner = await signedInFan();
  });

  const add = (url: string) => owner.post(`/${name}/new/image/`, { url, [field]: subject });

  it.each(OUTSIDE)('is none of what this site has at %s', async (url) => {
    subject = await newSubject(section, owner);
    const image = await addImage(section, owner, subject);
    const answers = [await add(url), await owner.put(`/${name}/${image.id}/images/edit/`, { url })];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    for (const answer of answers) expect(await answer.json()).toEqual({ errors: { url: missing } });
    expect(await readImages(section, subject)).toEqual([image]);
  });

  it.each([...INSIDE, ...ELSEWHERE])('may be at %s, kept as it was sent', async (url) => {
    subject = await newSubject(section, owner);
    const answer = await add(url);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toHaveProperty('url', url);
  });
});
