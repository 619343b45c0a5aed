/**
 * Raised by hand for a breaking change of the kit, or of what the edge and a section send each other: sections that were
 * built for another major can only be read until they are deployed again.
 */
export const KIT_MAJOR = 7;
