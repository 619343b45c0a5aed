export function DesertScene({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="var(--scene-sky)" width="640" height="400" />
      <g fill="var(--scene-sun)">
        <circle opacity="0.25" cx="392" cy="196" r="150" />
        <circle cx="392" cy="196" r="104" />
      </g>
      <path
        fill="var(--scene-far)"
        d="M0 212l40-8 26-44h92l20 40 62 6 18-30h64l22 34 90 2 26-58h84l22 44 74 6v66H0z"
      />
      <path
        fill="var(--scene-near)"
        d="M0 232l58-4 22-30 56 0 26 34 120 8 140-2 34-26 20-34h70l20 38 74 10v44H0z"
      />
      <rect fill="var(--scene-ice)" y="258" width="640" height="142" />
      <path fill="var(--scene-sun)" opacity="0.25" d="M300 258h184l-36 90H336z" />
      <path fill="var(--scene-line)" d="M0 258h640v5H0z" />
      <path fill="var(--scene-near)" opacity="0.55" d="M0 306h640v7H0z" />
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
