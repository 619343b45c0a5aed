import { FIGURES } from '@desert/contract/history/figures';
import type { FigureLeaders } from '@desert/contract/history/players';
import type { EraId } from '@desert/contract/history/seasons';
import { FigureCard } from './FigureCard.tsx';
import styles from './LeadersPage.module.css';

interface FigureCardsProps {
  figures: readonly FigureLeaders[];
  era: EraId | null;
}

const GROUPS = [
  ['skaters', 'Skaters'],
  ['goalies', 'Goalies'],
] as const;

export function FigureCards({ figures, era }: FigureCardsProps) {
  return GROUPS.map(([group, heading]) => (
    <section key={group} className="space-6" aria-label={heading}>
      <h2>{heading}</h2>
      <div className={`stack space-4 ${styles.cards}`}>
        {figures
          .filter(({ figure }) => FIGURES[figure].of === group)
          .map((of) => (
            <FigureCard key={of.figure} of={of} era={era} />
          ))}
      </div>
    </section>
  ));
}
