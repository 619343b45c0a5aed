/** Which calls of the API count as writes. A new route that stores something fails until it does. */
import { expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { newWorld, type World } from '../test/world.ts';

/** The author of the world has written more than once. */
const full = { ...env, WRITES_PER_DAY: 1 };

/** What stores nothing that grows: a row goes, or is set. Undo, reports, mails and log-ins have limits of their own. */
const FREE =
  /^DELETE |restore$|\/read$|notifications\/settings$|^PUT \/account|\/account\/(?:confirmation|passkeys|recovery)|^POST \/(?:auth|faults|photos|reports)/;

const writing = Object.entries(CALLS).filter(
  ([call, { by }]) => /^(?:POST|PUT|DELETE) /.test(call) && by[2] < 300,
);

/** Of the calls that are refused, and change nothing. */
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
