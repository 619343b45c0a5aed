import styles from './DesertScene.module.css';

interface DesertSceneProps {
  className?: string | undefined;
}

/** The site's own drawing: the sun goes down behind the mesas, and the desert floor is a rink. */
export function DesertScene({ className }: DesertSceneProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sky} width="640" height="400" />
      <circle className={styles.glow} cx="392" cy="196" r="150" />
      <circle className={styles.sun} cx="392" cy="196" r="104" />
      <path
        className={styles.far}
        d="M0 212l40-8 26-44h92l20 40 62 6 18-30h64l22 34 90 2 26-58h84l22 44 74 6v66H0z"
      />
      <path
        className={styles.near}
        d="M0 232l58-4 22-30 56 0 26 34 120 8 140-2 34-26 20-34h70l20 38 74 10v44H0z"
      />
      <rect className={styles.ice} y="258" width="640" height="142" />
      <path className={styles.reflection} d="M300 258h184l-36 90H336z" />
      <path className={styles.line} d="M0 258h640v5H0z" />
      <path className={styles.redLine} d="M0 306h640v7H0z" />
      <ellipse className={styles.circle} cx="392" cy="310" rx="150" ry="34" />
      <Saguaro />
      <Stick />
    </svg>
  );
}

function Saguaro() {
  return (
    <>
      <ellipse className={styles.shadow} cx="142" cy="352" rx="86" ry="10" />
      <path className={styles.trunk} d="M121 350V110a17 17 0 0 1 34 0v240q-17 6-34 0z" />
      <path
        className={styles.arms}
        d="M138 246h-40a22 22 0 0 1-22-22v-52M138 208h44a22 22 0 0 0 22-22v-40"
      />
      <path className={styles.ribs} d="M132 338V104M144 338V104M76 218v-42M204 178v-28" />
    </>
  );
}

function Stick() {
  return (
    <>
      <path className={styles.stick} d="M196 118 306 350h58" />
      <path className={styles.tape} d="M322 350h42M196 118l9 19" />
      <ellipse className={styles.shadow} cx="446" cy="366" rx="40" ry="7" />
      <path className={styles.puck} d="M412 348v10c0 5 15 9 33 9s33-4 33-9v-10z" />
      <ellipse className={styles.puckTop} cx="445" cy="348" rx="33" ry="9" />
    </>
  );
}
