import { buildOutletPlaceholder } from '@desert/contract/pages/shell';
import { trustServerHtml } from '@desert/kit/shell';
import { type Ref, useImperativeHandle, useRef } from 'react';
import styles from './SectionRoot.module.css';

interface SectionRootProps {
  section: string;
  filling?: boolean;
  withoutScript?: boolean;
  ref: Ref<HTMLElement>;
}

/** Element for a section's server HTML or its React root. The section's style sheets are scoped to it. */
export function SectionRoot({
  section,
  filling = false,
  withoutScript = false,
  ref,
}: SectionRootProps) {
  const outer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ensureInner(outer.current), []);
  // Opaque to the shell's root during hydration: React does not know the inner element, so it can
  // hold another root.
  const html = trustServerHtml(
    `<div>${import.meta.env.SSR ? buildOutletPlaceholder(section) : ''}</div>`,
  );
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

function ensureInner(outer: HTMLElement | null): HTMLElement {
  const there = outer?.firstElementChild as HTMLElement | null | undefined;
  if (there) return there;
  const inner = document.createElement('div');
  outer?.append(inner);
  return inner;
}
