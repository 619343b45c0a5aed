/** Lists for cards that do not show the text of a record. */
import { expect, it } from 'vitest';
import { signedInFan } from '../../test/fan.ts';
import { newTagged } from '../../test/tagged.ts';
import { namedKinds } from '../registry.ts';

it.each(namedKinds)(
  'a list of /%s omits the texts if asked to, and so does its next page',
  async (name, { search }) => {
    const author = await signedInFan();
    for (const title of ['One', 'Two']) await newTagged(name, author, undefined, { title });
    const list = (query: string) => author.get(`/${name}/?limit=1${query}`);
    expect((await (await list('')).json<object[]>())[0]).toHaveProperty(search.text.name, 'T');
    const short = await list('&texts=none');
    expect((await short.json<object[]>())[0]).not.toHaveProperty(search.text.name);
    expect(short.headers.get('link')).toContain(`/api/${name}/?texts=none&limit=1&cursor=`);
  },
);
