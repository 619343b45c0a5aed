/** Which calls of the API count against the bytes of a day. A new route that stores something fails until it does. */
import { describe, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { newWorld } from '../test/world.ts';

const full = { ...env, BYTES_PER_DAY: 1 };

/** What stores nothing that grows: a row goes, or is set, or is back. Mails and log-ins have limits of their own. */
const FREE =
  /^DELETE |restore$|\/read$|notifications\/settings$|^PUT \/account|\/account\/(?:confirmation|passkeys|recovery)|^POST \/(?:auth|faults|photos)/;

const writing = Object.entries(CALLS).filter(
  ([call, { by }]) => /^(?:POST|PUT|DELETE) /.test(call) && by[2] < 300,
);

describe.each(writing)('%s', (call, { body, by }) => {
  const status = FREE.test(call) ? by[2] : 429;

  it(`by an account that wrote as much as it can is answered ${status}`, async () => {
    const world = await newWorld();
    const { author } = world.people;
    const answer = await askCall(author, call, world, body?.(world), full);
    expect(answer.status).toBe(status);
  });
});
