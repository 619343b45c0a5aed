/** Triggers that void an item's proof photo when its photos change. */
import type { Triggers } from '../step.ts';

const createProofTrigger = (event: string, row: 'OLD' | 'NEW') =>
  `AFTER ${event} ON images WHEN ${row}.kind = 'merch' BEGIN
    UPDATE merch SET proof = NULL WHERE id = ${row}.record_id AND proof IS NOT NULL; END`;

export const proofTriggers: Triggers = {
  images_proof_insert: createProofTrigger('INSERT', 'NEW'),
  images_proof_update: createProofTrigger('UPDATE OF url', 'NEW'),
  images_proof_delete: createProofTrigger('DELETE', 'OLD'),
};
