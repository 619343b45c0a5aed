/** Which API calls count as writes: those whose route declares the limit of writes. */
import { expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { newWorld, type World } from '../test/world.ts';
import { findRoute } from './app.ts';

/** A limit that the author of the world has reached: they wrote more than once. */
const full = { ...env, WRITES_PER_DAY: 1 };

const writing = Object.entries(CALLS).filter(
  ([call, { by }]) => /^(?:POST|PUT|DELETE) /.test(call) && by[2] < 300,
);

/** The world of the calls that are refused, which leave it unchanged. */
let unchanged: World;

it.each(writing)(
  '%s by an account at its daily write limit gets a 429 if the route counts as a write',
  async (call, { body, by }) => {
    const [method = '', path = ''] = call.split(' ');
    // Others store no additional rows, or have a limit of their own.
    const isFree = findRoute(method, `/api${path.replaceAll(/:\w*id/g, '1')}`)?.limit !== 'write';
    unchanged ??= await newWorld();
    const world = isFree ? await newWorld() : unchanged;
    const response = await askCall(world.people.author, call, world, body?.(world), full);
    expect(response.status).toBe(isFree ? by[2] : 429);
  },
);
