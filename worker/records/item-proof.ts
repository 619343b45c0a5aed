import { type Proof, PROOF_LASTS_MS } from '@desert/contract/store/proof';

/** An item's proof photo, unless it is too old. @param json the column `proof` */
export function toProof(json: string): { proof?: Proof } {
  const { code, at } = JSON.parse(json) as { code: string; at: number };
  if (at < Date.now() - PROOF_LASTS_MS) return {};
  return { proof: { code, at: new Date(at).toISOString() } };
}
