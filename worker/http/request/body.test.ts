import { expect, it } from 'vitest';
import type { Refusal } from '../response/refusal.ts';
import { hasContentType, readForm, readText } from './body.ts';

const posted = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://desert.test/', { method: 'POST', body, headers });

/** An endless body without a length, and whether its reader cancelled it. */
function endless() {
  const state = { stopped: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100)),
    cancel: () => {
      state.stopped = true;
    },
  });
  return { body, state };
}

it('a request body is read as text only if it is UTF-8 and within the limit in bytes', async () => {
  expect(await readText(posted('🏒'), 4)).toBe('🏒');
  expect(await readText(posted('🏒'), 3)).toBeUndefined();
  expect(await readText(posted(null), 4)).toBe('');
  expect(await readText(posted('\ufffd'), 4)).toBe('\ufffd');
  expect(await readText(posted(new Uint8Array([0xff, 0x61])), 4)).toBeUndefined();
});

it('a request body that exceeds the limit, or claims to, is not read to its end', async () => {
  const { body, state } = endless();
  expect(await readText(posted(body), 1000)).toBeUndefined();
  expect(state.stopped).toBe(true);
  const request = posted('short', { 'Content-Length': '1001' });
  expect(await readText(request, 1000)).toBeUndefined();
  expect(request.bodyUsed).toBe(false);
});

it.each([
  ['application/json', true],
  ['Application/JSON ; charset=utf-8', true],
  ['application/json;charset="UTF-8"; x=y', true],
  ['application/json; charset=iso-8859-1', false],
  ['application/json; x=y;charset="utf-16"', false],
  ['text/plain; application/json', false],
  ['', false],
])('the content type %j counts as JSON: %s', (type, is) => {
  expect(hasContentType(posted('', { 'Content-Type': type }), 'application/json')).toBe(is);
});

it.each([
  ['caf%C3%A9&b=%EF%BF%BD+100', 'café'],
  ['caf%E9', 400],
  ['caf%', 400],
  [new Uint8Array([0x61, 0x3d, 0xe9]), 400],
])('the posted form %s is refused unless it is valid UTF-8', async (body, expected) => {
  const form = new Request('https://desert.test/', {
    method: 'POST',
    body: typeof body === 'string' ? `a=${body}` : body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://desert.test' },
  });
  const read = readForm(form).then(
    (fields) => fields.get('a'),
    ({ status }: Refusal) => status,
  );
  expect(await read).toBe(expected);
});
