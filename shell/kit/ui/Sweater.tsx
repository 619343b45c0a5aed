interface SweaterProps {
  /** A number or up to two letters. */
  text: string;
  /** The name above the number. */
  name?: string;
  className?: string | undefined;
}

/** The back of a sweater with a number, in the color of the era around it. It has no team's artwork. */
export function Sweater({ text, name = '', className }: SweaterProps) {
  return (
    <svg viewBox="0 0 64 60" className={className} aria-hidden="true" focusable="false">
      <path
        d="M24 3q8 5 16 0l12 5 10 25-9 5-5-10v29H16V28l-5 10-9-5L12 8Z"
        fill="var(--era-band, var(--color-header))"
        stroke="var(--color-on-header)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M4 28l9 5M60 28l-9 5M16 50h32M16 53h32M24 3q8 8 16 0"
        fill="none"
        stroke="var(--color-on-header-muted)"
        strokeWidth="2"
      />
      <g
        fill="var(--color-on-header)"
        fontFamily="var(--font-display)"
        fontWeight="700"
        textAnchor="middle"
      >
        <text x="32" y="18" fontSize={Math.min(6, 44 / Math.max(1, name.length))}>
          {name}
        </text>
        <text x="32" y="43" fontSize="25">
          {text}
        </text>
      </g>
    </svg>
  );
}
