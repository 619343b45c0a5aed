import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@desert/contract/accounts/passkeys';
import { recoveryCodes } from '@desert/drizzle/schema';
import { and, eq, exists, isNull } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Verify } from '../credential.ts';
import { hashToken } from '../session/token.ts';

export const WRONG_CODE = new Refusal(401, {
  recovery_code: 'That recovery code is incorrect or was already used',
});

/** Crockford's base 32: without i, l, o and u, which look like digits or form words. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters of a code, 5 bits each, 130 bits together: 'k3vq-9x0t-m2hs-7dpw-4cfz-81nr-bg'. */
const CHARACTERS = 26;

export function createRecoveryCodes(database: Database, user_id: number) {
  const codes = Array.from({ length: RECOVERY_CODES }, generateRecoveryCode);
  const rows = codes.map((code) => ({
    user_id,
    code_hash: hashToken(normalizeRecoveryCode(code)),
  }));
  return {
    codes,
    statements: [
      deleteRecoveryCodes(database, user_id),
      database.insert(recoveryCodes).values(rows).onConflictDoNothing(),
    ],
  };
}

export function deleteRecoveryCodes(database: Database, user_id: number) {
  return database.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
}

/** Verifies a recovery code. Ignores case and hyphens, and reads o as 0, and i and l as 1. */
export const verifyRecoveryCode: Verify<string> = async ({ database, now }, { id }, typed) => {
  const isUnused = and(
    eq(recoveryCodes.user_id, id),
    eq(recoveryCodes.code_hash, hashToken(normalizeRecoveryCode(typed))),
    isNull(recoveryCodes.used_at),
  );
  const unused = database.select().from(recoveryCodes).where(isUnused);
  if (!(await unused.get())) return undefined;
  return {
    precondition: exists(unused),
    consume: [database.update(recoveryCodes).set({ used_at: now }).where(isUnused)],
    refusal: WRONG_CODE,
  };
};

function generateRecoveryCode(): string {
  const letters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % 32]).join('');
  return letters.replace(/.{4}(?!$)/g, '$&-');
}

function normalizeRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return letters.replaceAll('o', '0').replace(/[il]/g, '1');
}
