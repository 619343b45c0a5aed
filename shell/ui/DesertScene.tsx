/** The desert with a rink. A wide place shows more of it, left of the view box, where the sky is empty for text. */
export function DesertScene({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="-40 0 680 400"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="var(--scene-sky)" x="-3000" width="3640" height="400" />
      <g fill="var(--scene-sun)">
        <circle opacity="0.25" cx="392" cy="196" r="150" />
        <circle cx="392" cy="196" r="104" />
      </g>
      <path
        fill="var(--scene-far)"
        d="M-3000 238h1800l180-14 60-20h150l40 20 190 4 70-26h130l46 24 180 4 80-14h74l40-8 26-44h92l20 40 62 6 18-30h64l22 34 90 2 26-58h84l22 44 74 6v66h-3640z"
      />
      <path
        fill="var(--scene-near)"
        d="M-3000 246h1800l260-8 50-14h120l40 16 388-4 60-14h110l34 14 138-4 58-4 22-30 56 0 26 34 120 8 140-2 34-26 20-34h70l20 38 74 10v44h-3640z"
      />
      <rect fill="var(--scene-ice)" x="-3000" y="258" width="3640" height="142" />
      <path fill="var(--scene-sun)" opacity="0.25" d="M300 258h184l-36 90H336z" />
      <path fill="var(--scene-line)" d="M-3000 258h3640v5h-3640z" />
      <path fill="var(--scene-near)" opacity="0.55" d="M-3000 306h3640v7h-3640z" />
      <ellipse
        fill="none"
        stroke="var(--scene-near)"
        strokeWidth="4"
        opacity="0.55"
        cx="392"
        cy="310"
        rx="150"
        ry="34"
      />
      <ellipse fill="var(--scene-puck)" opacity="0.15" cx="142" cy="352" rx="86" ry="10" />
      <path fill="var(--scene-plant)" d="M121 350V110a17 17 0 0 1 34 0v240q-17 6-34 0z" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="var(--scene-plant)"
          strokeWidth="34"
          d="M138 246h-40a22 22 0 0 1-22-22v-52M138 208h44a22 22 0 0 0 22-22v-40"
        />
        <path
          stroke="var(--scene-sky)"
          strokeWidth="3"
          opacity="0.15"
          d="M132 338V104M144 338V104M76 218v-42M204 178v-28"
        />
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--scene-stick)" strokeWidth="9" d="M196 118 306 350h58" />
        <path stroke="var(--scene-puck)" strokeWidth="10" d="M322 350h42M196 118l9 19" />
      </g>
      <ellipse fill="var(--scene-puck)" opacity="0.15" cx="446" cy="366" rx="40" ry="7" />
      <path fill="var(--scene-puck)" d="M412 348v10c0 5 15 9 33 9s33-4 33-9v-10z" />
      <ellipse fill="var(--scene-puck-top)" cx="445" cy="348" rx="33" ry="9" />
    </svg>
  );
}
