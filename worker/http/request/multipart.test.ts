import { expect, it } from 'vitest';
import { type Multipart, readMultipart } from './multipart.ts';

const LIMIT = 1000;

function request(body: BodyInit, type = 'multipart/form-data; boundary=edge') {
  return new Request('https://desert.test/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
}

async function read(body: string, type?: string): Promise<Multipart> {
  const form = await readMultipart(request(body, type), LIMIT);
  if (!form) throw new Error('it is none');
  return form;
}

const part = (name: string, value: string, file = '') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
const FIELDS = part('title', 'What a night') + part('urls', '') + part('urls', '/b.svg');
const file = (bytes: number) => part('photos', 'x'.repeat(bytes), '; filename="a.jpg"');

it('a form with files is read with its fields and files', async () => {
  const { isWhole, data } = await read(`${FIELDS}${file(3)}--edge--\r\n`);
  expect(isWhole).toBe(true);
  expect(data.get('title')).toBe('What a night');
  expect(data.getAll('urls')).toEqual(['', '/b.svg']);
  expect(await (data.get('photos') as File).text()).toBe('xxx');
});

it.each(['multipart/form-data; boundary=edge', 'multipart/form-data; boundary="edge"'])(
  'a form with files that is too long keeps the fields before its files, with the content type %s',
  async (type) => {
    const { isWhole, data } = await read(`${FIELDS}${file(2000)}--edge--`, type);
    expect(isWhole).toBe(false);
    expect(data.get('title')).toBe('What a night');
    expect((data.get('photos') as File).size).toBeLessThan(LIMIT);
  },
);

it.each<[string, string, string?]>([
  ['half of one', `${FIELDS}${file(3)}`],
  ['without its boundary', 'title=What+a+night'],
  ['empty', ''],
  ['without a boundary', FIELDS, 'multipart/form-data'],
])('a request body that is %s is not read as a form with files', async (_, body, type) => {
  expect(await readMultipart(request(body, type), LIMIT)).toBeUndefined();
});

it('a multipart form with more than 200 parts is not read', async () => {
  const fields = (count: number) => `${part('title', '').repeat(count)}--edge--`;
  expect((await readMultipart(request(fields(199)), 100_000))?.isWhole).toBe(true);
  const type = 'multipart/form-data; not-boundary=other; boundary=edge';
  const bytes = new TextEncoder().encode(fields(201));
  const halves = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.subarray(at, at + 3));
      controller.close();
    },
  });
  for (const many of [request(fields(201)), request(fields(201), type), request(halves)])
    expect(await readMultipart(many, 100_000)).toBeUndefined();
});

it('a form with files that is cut off on its way is not read', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(FIELDS)),
    pull: (controller) => controller.error(new Error('gone')),
  });
  expect(await readMultipart(request(body), LIMIT)).toBeUndefined();
});

it('a form with files is read only if its text fields are UTF-8', async () => {
  const form = (title: string) =>
    Buffer.from(`${part('title', title)}${file(3)}--edge--`.replace('xxx', 'x\xe9x'), 'latin1');
  expect(await readMultipart(request(form('caf\xe9')), LIMIT)).toBeUndefined();
  for (const title of ['café', 'a\ufffdb'.repeat(120)])
    expect(
      (await readMultipart(request(form(Buffer.from(title).toString('latin1'))), LIMIT))?.data.get(
        'title',
      ),
    ).toBe(title);
});
