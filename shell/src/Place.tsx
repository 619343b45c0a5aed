import { outletMark } from '@desert/contract/page';
import type { Ref } from 'react';

interface PlaceProps {
  /** The name of the section whose place it is. */
  section: string;
  ref: Ref<HTMLDivElement>;
}

/** A section's place: filled by the server with its HTML, in the browser by its own React root. */
export function Place({ section, ref }: PlaceProps) {
  // To the shell's root it is opaque: what React finds in it while hydrating stays as it is.
  const html = { __html: import.meta.env.SSR ? outletMark(section) : '' };
  return <div ref={ref} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
