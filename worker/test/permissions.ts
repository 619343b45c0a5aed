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
  describe.each(table)('%s', (_, ask, statuses) => {
    it.each(Object.entries(statuses))('by %s is answered %i', async (who, status) => {
      const owner = await signedInFan();
      const fan = who === 'owner' ? owner : who === 'other' ? await signedInFan() : visitor;
      const subject = await make(owner);
      const before = await read(subject);
      expect((await ask(fan, subject)).status).toBe(status);
      if (status >= 400) expect(await read(subject)).toEqual(before);
    });
  });
}
