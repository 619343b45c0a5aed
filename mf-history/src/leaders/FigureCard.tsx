import { FIGURES } from '@desert/contract/history/figures';
import type { FigureLeaders } from '@desert/contract/history/players';
import type { EraId } from '@desert/contract/history/seasons';
import { Link } from '@desert/kit';
import { formatFigure, getFigureFormat } from '../figures/formatFigure.ts';
import { playerPath } from '../paths.ts';
import { leadersPath, describeMinimumGames } from './leadersName.ts';
import styles from './FigureCard.module.css';

interface FigureCardProps {
  of: FigureLeaders;
  era: EraId | null;
}

export function FigureCard({ of, era }: FigureCardProps) {
  const { figure, leaders } = of;
  const { label } = FIGURES[figure];
  const whole = leadersPath(figure, era);
  const least = describeMinimumGames(of);
  return (
    <section className={`card stack gap-0 content-start ${styles.figure}`} aria-label={label}>
      <h3 className="text-large">{label}</h3>
      {least !== undefined && <p className="caption">{least}</p>}
      {leaders.length === 0 && (
        <p className={`muted ${styles.none}`}>No one qualifies for this ranking.</p>
      )}
      <ol>
        {leaders.map(({ slug, name, rank, value }) => (
          <li key={slug} className={`stack gap-2 figures ${styles.leader}`}>
            <span className={`muted ${styles.rank}`}>{rank}</span>
            <Link className={`flex breakable ${styles.name}`} href={playerPath(slug, whole)}>
              {name}
            </Link>
            <span className={`bold ${styles.value}`}>
              {formatFigure(value, getFigureFormat(figure))}
            </span>
          </li>
        ))}
      </ol>
      {leaders.length > 0 && (
        <Link className={`target self-start ${styles.whole}`} href={whole}>
          See more<span className="visually-hidden"> leaders in {label.toLowerCase()}</span>
        </Link>
      )}
    </section>
  );
}
