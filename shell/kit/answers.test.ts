import type { Answer } from '@desert/contract/page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswers, STALE_AFTER_MS, MAX_ANSWERS } from './answers.ts';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** A reader whose answers come when the test says so. */
function heldReader() {
  const waiting: { address: string; answer: (answer: Answer) => void }[] = [];
  const read = (address: string) =>
    new Promise<Answer>((answer) => waiting.push({ address, answer }));
  return { waiting, read };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('need', () => {
  it('uses what came with the page while it is new', async () => {
    const { read, waiting } = heldReader();
    const answers = createAnswers({ '/api/a': ok(1) }, read);
    expect(await answers.ensure('/api/a')).toEqual(ok(1));
    expect(waiting).toHaveLength(0);
  });

  it('reads once however many ask at the same time', async () => {
    const { read, waiting } = heldReader();
    const answers = createAnswers({}, read);
    const both = [answers.ensure('/api/a'), answers.ensure('/api/a')];
    expect(waiting).toHaveLength(1);
    waiting[0]!.answer(ok(1));
    expect(await Promise.all(both)).toEqual([ok(1), ok(1)]);
  });

  it('shows an old answer and reads anew', async () => {
    const { read, waiting } = heldReader();
    const answers = createAnswers({ '/api/a': ok(1) }, read);
    vi.advanceTimersByTime(STALE_AFTER_MS);
    const again = answers.ensure('/api/a');
    expect(answers.$answers.get()['/api/a']).toEqual(ok(1));
    waiting[0]!.answer(ok(2));
    await again;
    expect(answers.$answers.get()['/api/a']).toEqual(ok(2));
  });

  it.each(['/api/search/?q=doan', '/widgets/search/news?q=doan'])(
    'asks anew for what was found a second ago: %s',
    (address) => {
      const { read, waiting } = heldReader();
      const answers = createAnswers({ [address]: ok(1) }, read);
      void answers.ensure(address);
      expect(waiting).toHaveLength(0);
      vi.advanceTimersByTime(1000);
      void answers.ensure(address);
      expect(waiting).toHaveLength(1);
    },
  );

  it('keeps a 404 but tries a failure again', () => {
    const { read, waiting } = heldReader();
    const failed = { status: 500, body: {} };
    const answers = createAnswers(
      { '/api/gone': { status: 404, body: {} }, '/api/bad': failed },
      read,
    );
    void answers.ensure('/api/gone');
    void answers.ensure('/api/bad');
    expect(waiting.map(({ address }) => address)).toEqual(['/api/bad']);
  });
});

describe('refresh', () => {
  it('keeps the answer to the last question, whichever comes first', async () => {
    const { read, waiting } = heldReader();
    const answers = createAnswers({}, read);
    const first = answers.refresh('/api/a');
    const second = answers.refresh('/api/a');
    waiting[1]!.answer(ok('new'));
    waiting[0]!.answer(ok('old'));
    await Promise.all([first, second]);
    expect(answers.$answers.get()['/api/a']).toEqual(ok('new'));
  });
});

it('keeps what is there where it cannot be read anew', async () => {
  const { read, waiting } = heldReader();
  const answers = createAnswers({ '/api/a': ok(1) }, read);
  const again = answers.refresh('/api/a');
  waiting[0]!.answer({ status: 503, body: {} });
  await again;
  expect(answers.$answers.get()['/api/a']).toEqual(ok(1));
});

describe('drop', () => {
  it('forgets what starts with the prefix, and reads again what is on its way', async () => {
    const { read, waiting } = heldReader();
    const answers = createAnswers({ '/api/news/1/': ok(1), '/api/merch/': ok(2) }, read);
    const coming = answers.ensure('/api/news/');
    answers.invalidate('/api/news/');
    expect(answers.$answers.get()).toEqual({ '/api/merch/': ok(2) });
    waiting[0]!.answer(ok('before the change'));
    waiting[1]!.answer(ok('after it'));
    await coming;
    expect(answers.$answers.get()['/api/news/']).toEqual(ok('after it'));
  });

  it('forgets what was not read, but put there', () => {
    const answers = createAnswers();
    answers.$answers.setKey('/widgets/home/news', ok(1));
    answers.invalidate('/widgets/');
    expect(answers.$answers.get()).toEqual({});
  });
});

it('reads again what is needed once everything is old', () => {
  const { read, waiting } = heldReader();
  const answers = createAnswers({ '/api/a': ok(1) }, read);
  answers.expireAll();
  void answers.ensure('/api/a');
  expect(waiting).toHaveLength(1);
});

it('has what was put in the place of an answer, also of one on its way', async () => {
  const { read, waiting } = heldReader();
  const answers = createAnswers({ '/api/a': ok(1) }, read);
  const coming = answers.refresh('/api/a');
  answers.put('/api/a', 2);
  waiting[0]!.answer(ok('before the change'));
  await coming;
  expect(await answers.ensure('/api/a')).toEqual(ok(2));
  expect(waiting).toHaveLength(1);
});

it('forgets the oldest answers beyond the number it keeps', async () => {
  const answers = createAnswers({}, (address) => Promise.resolve(ok(address)));
  for (let at = 0; at <= MAX_ANSWERS; at += 1) await answers.ensure(`/api/${at}`);
  const known = Object.keys(answers.$answers.get());
  expect(known).toHaveLength(MAX_ANSWERS);
  expect(known).not.toContain('/api/0');
});
