/** A section was built for a kit that this shell does not offer. */
export class KitMismatch extends Error {}
