import { createElement, type ReactNode } from 'react';

interface IconProps {
  size?: string | number | undefined;
  className?: string | undefined;
}

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

export function IconFrame({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Creates Lucide's icons in the builds, instead of the library's function: docs/decisions/0008-code-when-needed.md */
export function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: IconProps) => <IconFrame {...props}>{shapes}</IconFrame>;
}

// oxlint-disable-next-line import/no-default-export -- the modules of the icons import it by default
export { createIcon as default };
