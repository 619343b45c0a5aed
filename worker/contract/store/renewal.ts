/** A seller's answers to whether an item is still for sale. */
export const RENEWAL_CHOICES = ['for_sale', 'reduce', 'sold', 'withdrawn'] as const;

/** How long an item is for sale without a change before its seller is asked, in ms. */
export const QUIET_TIME_MS = 14 * 24 * 60 * 60_000;

export function renewalPath(id: number): string {
  return `/merch/${id}/renew`;
}

/** A tenth less, in whole dollars. @returns undefined if that is nothing */
export function lowerPrice(dollars: number): number | undefined {
  return Math.floor(dollars * 0.9) || undefined;
}
