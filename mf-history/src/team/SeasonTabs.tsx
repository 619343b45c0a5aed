import { ChoiceNav } from '../ChoiceNav.tsx';
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
  const choices = Object.entries(TABS).map(([name, pathOf]) => ({
    name,
    href: pathOf(season),
    isCurrent: name === current,
  }));
  return (
    <div className="space-4">
      <ChoiceNav label={`Season ${season}`} choices={choices} />
    </div>
  );
}
