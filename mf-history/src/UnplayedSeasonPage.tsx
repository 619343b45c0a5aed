import type { Team } from '@desert/contract/history/history';
import { formatSeasonYear, UNPLAYED_SEASON } from '@desert/contract/history/seasons';
import { DatabankCredit } from './credits.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { startYear } from './seasonYear.ts';
import { SeasonNav } from './team/SeasonNav.tsx';

export function UnplayedSeasonPage({ teams }: { teams: Team[] }) {
  const start = startYear(UNPLAYED_SEASON);
  const [previous_year, next_year] = [formatSeasonYear(start - 1), formatSeasonYear(start + 1)];
  return (
    <article>
      <SeasonNav team={{ year: UNPLAYED_SEASON, previous_year, next_year }} />
      <h1 className="space-3">{UNPLAYED_SEASON}</h1>
      <p className="measure space-3 text-large">
        This season was canceled by the lockout, so there’s no record, roster, or stats.
      </p>
      <h2 className="part-heading">The seasons before and after</h2>
      <div className="stack tight columns">
        {teams
          .filter(({ year }) => year === previous_year || year === next_year)
          .toSorted((a, b) => startYear(a.year) - startYear(b.year))
          .map((team) => (
            <SeasonCard key={team.year} team={team} />
          ))}
      </div>
      <DatabankCredit />
    </article>
  );
}
