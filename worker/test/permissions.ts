/** A section's table of permissions: every call by a visitor, the owner and another user. */
import { describe, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from './fan.ts';

/** A call of the API, and the status it is answered. */
export type Permission<Subject> = [
  call: string,
  ask: (fan: Fan, subject: Subject) => Promise<Response>,
  statuses: { visitor: number; owner: number; other: number },
];

/**
 * Tests each call of a table, on a new subject for each user.
 * @param make makes what the calls are about, by its owner
 * @param read what is compared to see whether a call changed anything
 */
export function testPermissions<Subject>(
  table: Permission<Subject>[],
  make: (owner: Fan) => Promise<Subject>,
  read: (subject: Subject) => Promise<unknown>,
): void {
  async function call(who: string, ask: Permission<Subject>[1]) {
    const owner = await signedInFan();
    const fans: Record<string, Fan> = { visitor, owner, other: await signedInFan() };
    const subject = await make(owner);
    const before = await read(subject);
    const { status } = await ask(fans[who]!, subject);
    return { status, before, after: await read(subject) };
  }

  describe.each(table)('%s', (_, ask, statuses) => {
    const answers = Object.entries(statuses);

    it.each(answers)('by %s is answered %i', async (who, status) => {
      expect((await call(who, ask)).status).toBe(status);
    });

    const refused = answers.filter(([, status]) => status >= 400);
    it.each(refused)('by %s changes nothing', async (who) => {
      const { before, after } = await call(who, ask);
      expect(after).toEqual(before);
    });
  });
}
