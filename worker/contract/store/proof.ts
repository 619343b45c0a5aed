/** The code for a new proof photo: response of `GET /api/merch/{id}/proof/`, for the seller. */
export interface ProofCode {
  /** Such as 'K7X-42M', for this item and a day in Arizona. */
  code: string;
}

/** A valid proof photo of an item. */
export interface Proof {
  code: string;
  at: string;
}

export const PROOF_LIFETIME_MS = 7 * 24 * 60 * 60_000;

export const PROOF_REQUEST =
  'Could you add a proof photo? It shows the item next to today’s code, written on paper. To see the code, press “Add a proof photo” here.';

export function proofPath(id: number): string {
  return `/merch/${id}/proof`;
}
