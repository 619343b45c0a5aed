import { FIGURES } from '@desert/contract/history/figures';
import type { FigureLeaders } from '@desert/contract/history/players';
import type { EraId } from '@desert/contract/history/seasons';
import { Link } from '@desert/kit';
import { formatFigure, formatOf } from '../figures/formatFigure.ts';
import { playerPath } from '../paths.ts';
import { leadersPath, leastGamesText } from './leadersName.ts';
import styles from './FigureCard.module.css';

interface FigureCardProps {
  of: FigureLeaders;
  era: EraId | null;
}

export function FigureCard({ of, era }: FigureCardProps) {
  const { figure, leaders } = of;
  const { label } = FIGURES[figure];
  const whole = leadersPath(figure, era);
  const least = leastGamesText(of);
  return (
    <section className={`card ${styles.figure}`} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      {least !== undefined && <p className="caption">{least}</p>}
      {leaders.length === 0 && <p className={styles.none}>No one qualifies for this ranking.</p>}
      <ol>
        {leaders.map(({ slug, name, rank, value }) => (
          <li key={slug} className={styles.leader}>
            <span className={styles.rank}>{rank}</span>
            <Link className={styles.name} href={playerPath(slug, whole)}>
              {name}
            </Link>
            <span className={styles.value}>{formatFigure(value, formatOf(figure))}</span>
          </li>
        ))}
      </ol>
      {leaders.length > 0 && (
        <Link className={`target ${styles.whole}`} href={whole}>
          See more<span className="visually-hidden"> leaders in {label.toLowerCase()}</span>
        </Link>
      )}
    </section>
  );
}
