import { type EraColor, findEra } from '@desert/contract/history/seasons';
import type { Author } from '@desert/contract/records/records';
import styles from './Sweater.module.css';

/** Whole names: the build finds the classes of a first paint as strings of the kit and the sections. */
const CLASSES: Record<EraColor, string> = {
  green: 'era-green',
  purple: 'era-purple',
  brick: 'era-brick',
};

/** The class with the colors of a season's era: `--era` and `--era-band`. @param season '2011-12' */
export function getEraClass(season: string): string {
  const era = findEra(season);
  return era ? CLASSES[era.color] : '';
}

interface FaceProps {
  member: Pick<Author, 'username' | 'face'>;
  /** Whether the member's name is its text alternative, where no name stands beside it. */
  named?: boolean;
}

/** A member's face: their number on a sweater of their era; until they choose, their initial and a color by their name. */
export function Face({ member: { username, face }, named = false }: FaceProps) {
  const [color, number] = face?.split('-') ?? [];
  const letters = Array.from(username);
  const sum = letters.reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  const era = CLASSES[color as EraColor] ?? Object.values(CLASSES)[sum % 3];
  return (
    <span
      className={`face rigid ${era}`}
      {...(named && {
        role: 'img',
        'aria-label': number ? `${username}, number ${number}` : username,
      })}
    >
      <Sweater text={number ?? (letters[0] ?? '').toUpperCase()} />
    </span>
  );
}

interface SweaterProps {
  /** A number or up to two letters. */
  text: string;
  name?: string;
  className?: string | undefined;
}

/** The back of a sweater with a number, in the color of the era around it. It has no team's artwork. */
export function Sweater({ text, name = '', className = '' }: SweaterProps) {
  return (
    <svg className={`${styles.sweater} ${className}`} viewBox="0 0 64 60" aria-hidden="true">
      <path d="M24 3q8 5 16 0l12 5 10 25-9 5-5-10v29H16V28l-5 10-9-5L12 8Z" />
      <path d="M4 28l9 5M60 28l-9 5M16 50h32M16 53h32M24 3q8 8 16 0" />
      {name && (
        <text x="32" y="18" fontSize={Math.min(6, 44 / name.length)}>
          {name}
        </text>
      )}
      <text x="32" y="43">
        {text}
      </text>
    </svg>
  );
}
