/** Which API calls count as writes. A new route that stores something fails here until it counts, too. */
import { expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { newWorld, type World } from '../test/world.ts';

/** A limit that the author of the world has reached: they wrote more than once. */
const full = { ...env, WRITES_PER_DAY: 1 };

/** Calls that store no additional rows. Undo, reports, mails and log-ins have limits of their own. */
const FREE =
  /^DELETE |restore$|\/read$|notifications\/settings$|^PUT \/account|\/account\/(?:confirmation|passkeys|recovery)|^POST \/(?:auth|faults|photos|reports)/;

const writing = Object.entries(CALLS).filter(
  ([call, { by }]) => /^(?:POST|PUT|DELETE) /.test(call) && by[2] < 300,
);

/** The world of the calls that are refused, which leave it unchanged. */
let unchanged: World;

it.each(writing)(
  '%s by an account that wrote as often as it can in a day',
  async (call, { body, by }) => {
    unchanged ??= await newWorld();
    const world = FREE.test(call) ? await newWorld() : unchanged;
    const response = await askCall(world.people.author, call, world, body?.(world), full);
    expect(response.status).toBe(FREE.test(call) ? by[2] : 429);
  },
);
