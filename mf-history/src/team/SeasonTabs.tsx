import { Link } from '@desert/kit';
import { seasonGamesPath, seasonPath } from '../paths.ts';

const TABS = {
  Roster: seasonPath,
  Games: seasonGamesPath,
  Playoffs: (season: string) => `/history/${season}/playoffs`,
  Fans: (season: string) => `/history/${season}/fans`,
};

interface SeasonTabsProps {
  season: string;
  current: keyof typeof TABS;
}

export function SeasonTabs({ season, current }: SeasonTabsProps) {
  return (
    <nav aria-label={`Season ${season}`}>
      <ul className="row gap-2 space-4">
        {Object.entries(TABS).map(([label, pathOf]) => (
          <li key={label}>
            <Link
              className="target pill choice"
              href={pathOf(season)}
              aria-current={label === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
