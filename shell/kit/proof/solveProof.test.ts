import { expect, it, vi } from 'vitest';
import { stubNetwork } from '../testing/comments.ts';
import { makeProof, sendWithProof } from './solveProof.ts';

/** A worker that posts this, or fails. */
function stubWorker(solution: object | undefined) {
  class TestWorker extends EventTarget {
    postMessage() {
      const event = solution
        ? new MessageEvent('message', { data: solution })
        : new ErrorEvent('error', { message: 'no' });
      queueMicrotask(() => this.dispatchEvent(event));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', TestWorker);
}

const respond = (path: string) =>
  path === '/api/proof-of-work/' ? { status: 200, body: { it: 1 } } : { status: 201, body: {} };

it('a form that needs a proof of work is sent with the solved challenge', async () => {
  stubWorker({ counter: 3 });
  const requests = stubNetwork((_, path) => respond(path));
  await sendWithProof('/api/form/', { text: 'Hi' });
  const proof = JSON.stringify({ challenge: { it: 1 }, solution: { counter: 3 } });
  expect(requests.at(-1)).toEqual(['POST', '/api/form/', { text: 'Hi', proof }]);
});

it('a form is not sent without a challenge, and is sent with an empty proof if the challenge is not solved', async () => {
  stubWorker(undefined);
  const requests = stubNetwork((_, path) => respond(path));
  await sendWithProof('/api/form/', { text: 'Hi' });
  expect(requests.at(-1)).toEqual(['POST', '/api/form/', { text: 'Hi', proof: '' }]);
  const failed = stubNetwork(() => ({ status: 503, body: {} }));
  expect(await sendWithProof('/api/form/', {})).toMatchObject({ status: 503 });
  expect(failed.length).toBe(1);
});

it('a natively posted form gets a proof of work, or an empty one if the browser cannot make it', async () => {
  stubWorker({ counter: 3 });
  stubNetwork((_, path) => respond(path));
  expect(JSON.parse(await makeProof())).toEqual({ challenge: { it: 1 }, solution: { counter: 3 } });
  stubNetwork(() => ({ status: 503, body: {} }));
  expect(await makeProof()).toBe('');
});
