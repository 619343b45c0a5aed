import { beforeEach, expect, it, vi } from 'vitest';
import { NO_RESPONSE } from '../app/api.ts';
import { setKitHost } from '../app/host.ts';
import { changeViewer } from '../app/session.ts';
import { keptPhoto, stubPhotoUploads, type TestUpload } from '../testing/photoUploads.ts';
import { askAgain, sendPhoto, uploadPhoto } from './sendPhoto.ts';

const PHOTO = { files: [new Blob(['a'])], color: '' };
const LOG_IN = { errors: { message: 'Please log in first.' } };
const requestSignIn = vi.fn();
let uploads: TestUpload[];
let begun: AbortController[];

beforeEach(() => {
  vi.useFakeTimers();
  uploads = stubPhotoUploads();
  askAgain();
  begun = [];
  setKitHost({ requestSignIn });
  // A pending upload would hold a slot of the semaphore in the next test.
  return () => begun.forEach((controller) => controller.abort());
});

function start() {
  const controller = new AbortController();
  begun.push(controller);
  const onProgress = vi.fn();
  const photo = sendPhoto(PHOTO, { signal: controller.signal, onProgress });
  // Some tests do not await it.
  photo.catch(() => {});
  return { photo, onProgress, controller };
}

/** Advances the clock by `time` ms. */
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

it('an upload sends a photo’s files and color, and takes a response that is not JSON as no response', async () => {
  const { signal } = new AbortController();
  const photo = { ...PHOTO, files: [new Blob(['a']), new Blob(['bc'])], color: '#8c2633' };
  const response = uploadPhoto(photo, { signal, onProgress() {} });
  const { form } = uploads[0]!;
  expect([...form.keys()]).toEqual(['photo', 'photo', 'color']);
  expect(form.getAll('photo').map((file) => (file as File).size)).toEqual([1, 2]);
  expect(form.get('color')).toBe('#8c2633');
  await uploads[0]!.answer(502, '<h1>Bad</h1>');
  expect(await response).toEqual(NO_RESPONSE);
});

it('an upload has three attempts, with pauses of one and four seconds', async () => {
  const { photo, onProgress } = start();
  await uploads[0]!.answer(503);
  expect(onProgress.mock.calls).toEqual([[0], []]);
  await pass(999);
  expect(uploads).toHaveLength(1);
  await pass(1);
  await uploads[1]!.fail();
  await pass(3_999);
  expect(uploads).toHaveLength(2);
  await pass(1);
  await uploads[2]!.answer(201, keptPhoto(1));
  expect(await photo).toEqual(keptPhoto(1));
});

it.each([
  [425, true],
  [429, true],
  [400, false],
])('an upload that fails with %i is retried automatically: %s', async (status, isRetried) => {
  start();
  await uploads[0]!.answer(status, { errors: { photo: 'No' } });
  await pass(1_000);
  expect(uploads).toHaveLength(isRetried ? 2 : 1);
});

it('a retry waits as long as Retry-After says', async () => {
  start();
  await uploads[0]!.answer(503, {}, { 'retry-after': '5' });
  await pass(4_999);
  expect(uploads).toHaveLength(1);
  await pass(1);
  expect(uploads).toHaveLength(2);
});

it.each([
  ['Retry-After is longer than 30 seconds', 429, { 'retry-after': '31' }, true],
  ['the server refuses the photo', 400, {}, false],
])(
  'an upload fails with the server’s message, without a retry, if %s',
  async (_, status, headers, canRetry) => {
    const { photo, onProgress } = start();
    await uploads[0]!.answer(status, { errors: { photo: 'No.' } }, headers);
    await expect(photo).rejects.toMatchObject({ message: 'No.', canRetry });
    expect(onProgress.mock.calls).toEqual([[0]]);
  },
);

it('an upload after the end of the session asks the user to sign in', async () => {
  const { photo } = start();
  await uploads[0]!.answer(401, LOG_IN);
  await expect(photo).rejects.toMatchObject({ message: 'Please log in first.', canRetry: true });
  expect(requestSignIn).toHaveBeenCalledOnce();
});

it('an upload that gets a 401 is retried without a prompt if the user has signed in since it started', async () => {
  const { photo } = start();
  changeViewer({ id: 1, username: 'fan' });
  await uploads[0]!.answer(401, LOG_IN);
  await uploads[1]!.answer(201, keptPhoto(1));
  expect(await photo).toEqual(keptPhoto(1));
  expect(requestSignIn).not.toHaveBeenCalled();
});

it('concurrent uploads ask the user to sign in once, and again only after a manual retry', async () => {
  start();
  start();
  await uploads[0]!.answer(401, LOG_IN);
  await uploads[1]!.answer(401, LOG_IN);
  expect(requestSignIn).toHaveBeenCalledOnce();
  askAgain();
  start();
  await uploads[2]!.answer(401, LOG_IN);
  expect(requestSignIn).toHaveBeenCalledTimes(2);
});

it('the “online” event ends the pause before an upload’s retry', async () => {
  start();
  await uploads[0]!.fail();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(uploads).toHaveLength(2);
});

it('aborting an upload stops its request and all further attempts', async () => {
  const first = start();
  first.controller.abort(new Error('Off'));
  await expect(first.photo).rejects.toThrow('Off');
  expect(uploads[0]!.isAborted).toBe(true);
  const second = start();
  await uploads[1]!.fail();
  second.controller.abort(new Error('Off'));
  await expect(second.photo).rejects.toThrow('Off');
  await pass(10_000);
  expect(uploads).toHaveLength(2);
});
