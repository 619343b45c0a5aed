interface MarkProps {
  className?: string | undefined;
}

/** The site's own mark: a saguaro before the sun, standing on a puck. */
export function Mark({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="21" r="19" fill="#e2d6b5" />
      <circle cx="24" cy="21" r="14" fill="#c9602d" />
      <path
        d="M24 39V11M24 29h-3.5a4.5 4.5 0 0 1-4.5-4.5V20M24 25h3.500a4.500 4.500 0 0 0 4.500-4.500V16"
        fill="none"
        stroke="#154734"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M7 38v4c0 3 7.600 5 17 5s17-2 17-5v-4z" fill="#0c0908" />
      <ellipse cx="24" cy="38" rx="17" ry="4.500" fill="#352a25" />
    </svg>
  );
}
