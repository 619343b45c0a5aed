/** Conditional requests: a browser that has the current page gets a 304. */
import { expect, it } from 'vitest';
import { newWanted, page } from '../../test/wanted.ts';

const having = (etag: string) => ({ headers: { 'if-none-match': etag } });

it('an unchanged page gives a 304, however often it was rendered again', async () => {
  const { ask, settled, inAnotherIsolate } = newWanted(() => page('the same'));
  await (await ask()).text();
  await settled();
  const etag = (await ask()).headers.get('etag')!;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
    const response = await ask(having(known));
    const received = [response.status, response.headers.get('etag'), await response.text()];
    expect(received).toEqual([304, etag, '']);
  }
  await inAnotherIsolate();
  expect((await ask(having(etag))).status).toBe(304);
});

it('an unchanged page gives a 304 on the first visit of an isolate, too', async () => {
  const wanted = () => newWanted(() => page('the same'));
  const before = wanted();
  await before.ask();
  await before.settled();
  const etag = (await before.ask()).headers.get('etag')!;
  expect((await wanted().ask(having(etag))).status).toBe(304);
});

it('a page that changed, or has no ETag, is sent in full', async () => {
  const changed = await newWanted().ask(having('"old"'));
  expect([changed.status, await changed.text()]).toEqual([200, 'the answer 1']);
  const gone = await newWanted(() => page('none', 404)).ask(having('*'));
  expect([gone.status, await gone.text()]).toEqual([404, 'none']);
});

it('a page keeps the ETag that its section sent', async () => {
  const { ask } = newWanted(() => page('it', 200, { etag: '"own"' }));
  expect((await ask(having('W/"own"'))).status).toBe(304);
});

it('a HEAD request for a page gets the headers without the body', async () => {
  const { ask } = newWanted();
  for (const _ of [1, 2]) {
    const response = await ask({ method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).not.toBeNull();
  }
});
