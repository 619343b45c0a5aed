/** Proof photos: a photo of the item beside a code that only this site knows before the day. */
import { createHmac } from 'node:crypto';
import { toArizonaDay } from '@desert/contract/history/months';
import { PROOF_REQUEST, type ProofCode } from '@desert/contract/store/proof';
import { merch, merchRows, recordImages } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';
import { selectSigningKey, toSigningKey } from '../platform/database/signing-key.ts';
import { hasRow } from '../platform/database/sql.ts';
import { checkOwner } from '../records/refusals.ts';
import type { OwnedId } from '../records/save.ts';
import type { ConversationView } from './conversation-row.ts';
import { checkOffer, findWriting } from './standing.ts';
import { writeMessage } from './write-message.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Letters and digits that cannot be confused in handwriting. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const OLD_CODE = 'That code is from an earlier day. Write down the new one and take another photo.';

const BUYERS_ASK = 'Only the buyer can ask for a proof photo.';

/** The code of the member's own item for today. */
export async function findProofCode(database: Database, owned: OwnedId): Promise<ProofCode> {
  return { code: computeCode(await readKey(database, owned), owned.id, Date.now()) };
}

/** Refuses a code that is not of today, or of yesterday: the note may be written at midnight. */
export async function checkProofCode(
  database: Database,
  owned: OwnedId,
  code: string,
): Promise<void> {
  const key = await readKey(database, owned);
  const now = Date.now();
  const valid = [now, now - DAY_MS].map((at) => computeCode(key, owned.id, at));
  if (!valid.includes(code)) throw new Refusal(409, OLD_CODE);
}

/** Marks the member's item if the photo is one of its images. A new photo voids an earlier mark, so mark it after that. */
export async function markProof(
  database: Database,
  { id, user_id }: OwnedId,
  { code, url }: { code: string; url: string },
): Promise<void> {
  const { kind, record_id } = recordImages;
  const isItsImage = and(eq(kind, 'merch'), eq(record_id, merchRows.id), eq(recordImages.url, url));
  await retryOnce(() =>
    database
      .update(merchRows)
      .set({ proof: { code, at: Date.now() } })
      .where(
        and(eq(merchRows.id, id), eq(merchRows.user_id, user_id), hasRow(recordImages, isItsImage)),
      ),
  );
}

/** Asks the seller for a proof photo by a message, at most once a day. */
export async function askForProof(
  database: Database,
  { id, viewer }: ConversationView,
): Promise<void> {
  const writing = await findWriting(database, id, viewer);
  if (writing.buyer_id !== viewer) throw new Refusal(403, BUYERS_ASK);
  checkOffer(writing, id);
  // The space keeps the key apart from those that clients send.
  const idempotency_key = `proof ${id} ${viewer} ${toArizonaDay(Date.now())}`;
  const creation = { user_id: viewer, idempotency_key };
  await writeMessage(database, id, creation, { content: PROOF_REQUEST });
}

/** Reads the key of all codes. Refuses unless the item is the member's own. */
async function readKey(database: Database, { id, user_id }: OwnedId): Promise<string> {
  const [[item], keys] = await database.batch([
    database.select({ user_id: merch.user_id }).from(merch).where(eq(merch.id, id)),
    selectSigningKey(database, 'proof-codes'),
  ]);
  checkOwner(item, user_id);
  return toSigningKey(keys);
}

function computeCode(key: string, id: number, at: number): string {
  const hash = createHmac('sha256', key)
    .update(`${id} ${toArizonaDay(at)}`)
    .digest();
  const letters = Array.from(hash.subarray(0, 6), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
}
