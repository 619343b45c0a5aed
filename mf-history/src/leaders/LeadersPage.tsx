import type { Leaders } from '@desert/contract/history/players';
import { Link, ShareButton } from '@desert/kit';
import { DatabankCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { EraNav } from './EraNav.tsx';
import { FigureCards } from './FigureCards.tsx';
import { FigureForm } from './FigureForm.tsx';
import { FigureTable } from './FigureTable.tsx';
import { formatLeadersName, leadersPath, getSingleList } from './leadersName.ts';
import styles from './LeadersPage.module.css';

const MORE = [
  ['skater-seasons', 'Single seasons'],
  ['skater-seasons?type=Rookie', 'Rookies'],
  ['skater-seasons?position=D', 'Defensemen'],
  ['skater-seasons?sort=power_play_goals-descending', 'Power-play goals'],
  ['goalie-seasons', 'Goalies’ seasons'],
  ['playoffs', 'Playoffs'],
  ['against', 'Against an opponent'],
  ['team-seasons', 'Team seasons'],
] as const;

export function LeadersPage({ leaders }: { leaders: Leaders }) {
  const { era, figures } = leaders;
  const only = getSingleList(figures);
  const figure = only?.figure ?? '';
  const name = formatLeadersName(leaders);
  return (
    <>
      <HistoryNav current="leaders" />
      <h1>{name}</h1>
      <p className="measure space-3 text-large">
        {era === null
          ? 'Totals with the franchise, under all three of its names.'
          : 'Totals under this name only.'}
      </p>
      <div className={`stack space-5 ${styles.choices}`}>
        <EraNav pathOf={(id) => leadersPath(figure, id)} era={era} />
        <FigureForm figure={figure} era={era} />
      </div>
      {only ? <FigureTable of={only} era={era} /> : <FigureCards figures={figures} era={era} />}
      <nav className="space-6" aria-label="More leaders">
        <ul className="row gap-0-4">
          {MORE.map(([path, name]) => (
            <li key={path}>
              <Link className="target" href={`/history/lists/${path}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="space-6">
        <ShareButton title={name} address={leadersPath(figure, era)} />
      </p>
      <DatabankCredit />
    </>
  );
}
