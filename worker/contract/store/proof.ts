/** The form of a proof photo: response of `GET /api/merch/{id}/proof/`, for the seller. */
export interface ProofCode {
  /** Such as 'K7X-42M', for this item and a day in Arizona. */
  code: string;
}

/** A valid proof photo of an item. */
export interface Proof {
  code: string;
  at: string;
}

/** How long a proof photo counts, in ms. */
export const PROOF_LASTS_MS = 7 * 24 * 60 * 60_000;

export const PROOF_REQUEST =
  'Could you add a proof photo? It shows the item next to today’s code, written on paper. The code is on the item’s page.';

export function proofPath(id: number): string {
  return `/merch/${id}/proof`;
}
