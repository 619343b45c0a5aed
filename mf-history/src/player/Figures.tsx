import { Link } from '@desert/kit';
import { Unknown } from '../figures/FigureText.tsx';
import { formatCount, formatRank } from '../format.ts';
import { leadersPath } from '../leaders/leadersName.ts';
import type { PlayerFigure } from './figures.ts';
import styles from './Figures.module.css';

export function Figures({ figures }: { figures: PlayerFigure[] }) {
  return (
    <dl className={`stack gap-2 space-5 ${styles.figures}`} aria-label="Stats with the franchise">
      {figures.map((figure) => (
        <div key={figure.label} className={`card stack positioned gap-0 pad-2-3 ${styles.figure}`}>
          <dt className="caption">{figure.label}</dt>
          <dd className={`display-figure ${styles.value}`}>{figure.value ?? <Unknown />}</dd>
          <dd className="caption figures">
            <FigureRank {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FigureRank({ label, figure, rank, least }: PlayerFigure) {
  if (figure && rank) {
    return (
      <Link
        className={`stretched inherit faint-underline ${styles.leaders}`}
        href={leadersPath(figure, null)}
      >
        <span className="visually-hidden">{label}: </span>
        <b>{formatRank(rank.rank)}</b> of {formatCount(rank.of)}
      </Link>
    );
  }
  return least === undefined ? null : `Not ranked (minimum ${least} games)`;
}
