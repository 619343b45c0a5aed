import type { Image } from '@desert/contract/images';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject, readImages } from '../../../test/images.ts';

const UNSAFE = [
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'http://a.b/c.jpg',
  '//a.b/c.jpg',
];
const WRONG = ['a.jpg', '/api/auth/logout', '/images/../api/auth/logout', 'https://', 'https:/a.b'];

describe.each(IMAGE_SECTIONS)('an image of /$name', (section) => {
  const { name, field, missing, of } = section;
  let owner: Fan;
  let subject: number;
  let image: Image;

  beforeAll(async () => {
    owner = await signedInFan();
    subject = await newSubject(section, owner);
    image = await addImage(section, owner, subject);
  });

  /** What is said of a new image and of an edited one, both of which are 400 and change nothing. */
  async function refusals(body: object): Promise<unknown[]> {
    const answers = [
      await owner.post(`/${name}/new/image/`, { [field]: subject, ...body }),
      await owner.put(`/${name}/${image.id}/images/edit/`, body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await readImages(section, subject)).toEqual([image]);
    return Promise.all(answers.map((answer) => answer.json()));
  }

  it.each([
    ...[undefined, null, '', ' ', 7, {}].map((url) => [url]),
    ...[...UNSAFE, ...WRONG, `https://a.b/${'x'.repeat(2048)}`].map((url) => [url]),
  ])('is refused where its address is %j', async (url) => {
    const body = { errors: { url: missing } };
    expect(await refusals({ url })).toEqual([body, body]);
  });

  it.each([7, null, 'x'.repeat(301), 'a\u0000b'])(
    'is refused where its words are %j',
    async (alt) => {
      const body = { errors: { alt: expect.stringContaining('An image description must') } };
      expect(await refusals({ url: '/images/a.svg', alt })).toEqual([body, body]);
    },
  );

  const noId = [undefined, null, '', 'x', 0, -1, 1.5, [1], {}, '9'.repeat(20), '1; --'];

  it.each(noId.map((id) => [id]))('is refused where its subject is %j', async (id) => {
    const answer = await owner.post(`/${name}/new/image/`, { url: '/images/a.svg', [field]: id });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: { [field]: `${field} must be the number of ${of}` },
    });
  });

  it('of nothing is 404, as is an edit of none', async () => {
    const body = { url: '/images/a.svg', [field]: 999_999 };
    expect((await owner.post(`/${name}/new/image/`, body)).status).toBe(404);
    for (const id of ['999999', '0', 'x', '9'.repeat(400)]) {
      expect((await owner.put(`/${name}/${id}/images/edit/`, body)).status).toBe(404);
    }
  });
});
