/**
 * Lists carry the beginning of long texts only, this many characters and '…': a page of them stays
 * small whatever was written. A record by itself carries all of it.
 */
export const EXCERPT_MAX = 600;
