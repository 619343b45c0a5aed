import { afterEach, describe, expect, it, vi } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { signedInFan } from '../test/fan.ts';
import { newComment, newStory, STORY_SECTIONS } from '../test/stories.ts';
import { tellAfterAnswer } from './after-answer.ts';

const [news] = STORY_SECTIONS;

afterEach(() => void vi.useRealTimers());

async function comment(): Promise<void> {
  const { id } = await newStory(news!, await signedInFan());
  await newComment(news!, await signedInFan(), id);
}

const eventCount = () => rowCount('notification_events');

describe('behind the answers of one isolate', () => {
  it('one request tells what another came with', async () => {
    await comment();
    const first = tellAfterAnswer(env);
    await comment();
    await tellAfterAnswer({ DB: neverAnswering(env.DB) });
    await first;
    expect(await eventCount()).toBe(0);
  });

  it('the next one goes on where one was cut off', async () => {
    await comment();
    void tellAfterAnswer({ DB: neverAnswering(env.DB) });
    await tellAfterAnswer(env);
    expect(await eventCount()).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 });
    await tellAfterAnswer(env);
    expect(await eventCount()).toBe(0);
  });
});

/** A database whose answers never come, as to a request that was cut off. */
function neverAnswering(database: D1Database): D1Database {
  return new Proxy(database, {
    get: (target, name: keyof D1Database) =>
      name === 'prepare'
        ? (text: string) =>
            new Proxy(target.prepare(text), { get: () => () => new Promise(() => undefined) })
        : target[name],
  });
}
