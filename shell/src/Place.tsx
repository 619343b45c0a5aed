import { outletMark } from '@desert/contract/page';
import { type Ref, useImperativeHandle, useRef } from 'react';

interface PlaceProps {
  /** The name of the section whose place it is. */
  section: string;
  /** Set to the element that the section's own root fills. */
  ref: Ref<HTMLElement>;
}

/** A section's place: filled by the server with its HTML, in the browser by its own React root. */
export function Place({ section, ref }: PlaceProps) {
  const outer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => outer.current?.firstElementChild as HTMLElement, []);
  // To the shell's root it is opaque: what React finds in it while hydrating stays as it is. React
  // does not know the inner element, and so does not object to another root in it.
  const html = { __html: `<div>${import.meta.env.SSR ? outletMark(section) : ''}</div>` };
  return <div ref={outer} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
