import { outletPlaceholder } from '@desert/contract/shell';
import { serverHtml } from '@desert/kit/shell';
import { type Ref, useImperativeHandle, useRef } from 'react';
import styles from './SectionRoot.module.css';

interface SectionRootProps {
  /** The name of the section. */
  section: string;
  /** Whether a page is about to fill it, whose height it has until then. */
  filling?: boolean;
  /** Whether what the server rendered stays as it is, since the section's script does not run. */
  withoutScript?: boolean;
  /** Set to the element that the section's own root fills. */
  ref: Ref<HTMLElement>;
}

/**
 * The element of a section: filled by the server with its HTML, in the browser by its own React root. The
 * section's style sheets apply to what is in it.
 */
export function SectionRoot({
  section,
  filling = false,
  withoutScript = false,
  ref,
}: SectionRootProps) {
  const outer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => innerOf(outer.current), []);
  // To the shell's root it is opaque: what React finds in it while hydrating stays as it is. React
  // does not know the inner element, and so does not object to another root in it.
  const html = serverHtml(`<div>${import.meta.env.SSR ? outletPlaceholder(section) : ''}</div>`);
  return (
    <div
      ref={outer}
      data-section={section}
      className={filling ? styles.filling : undefined}
      data-without-script={withoutScript || undefined}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}

/** The element within, which the server wrote; the browser makes its own where it did not. */
function innerOf(outer: HTMLElement | null): HTMLElement {
  const there = outer?.firstElementChild as HTMLElement | null | undefined;
  if (there) return there;
  const inner = document.createElement('div');
  outer?.append(inner);
  return inner;
}
