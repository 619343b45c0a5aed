import { outletPlaceholder } from '@desert/contract/shell';
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
  useImperativeHandle(ref, () => outer.current?.firstElementChild as HTMLElement, []);
  // To the shell's root it is opaque: what React finds in it while hydrating stays as it is. React
  // does not know the inner element, and so does not object to another root in it.
  const html = { __html: `<div>${import.meta.env.SSR ? outletPlaceholder(section) : ''}</div>` };
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
