import type { SeasonOfTheDay, Team, TeamDetail } from '@desert/contract/history/history';
import { UNPLAYED_SEASON } from '@desert/contract/history/seasons';
import { canonicalPath } from '@desert/contract/pages/head';
import {
  createLazyComponent,
  type PageProps,
  read,
  route,
  searchWidget,
  type SectionDefinition,
  widget,
} from '@desert/kit';
import { coachRoutes } from './coaches/coachRoutes.tsx';
import { compareRoute } from './compare/compareRoute.tsx';
import { find } from './find/findRoute.tsx';
import { toCoachEntry, toGameEntry, toPlayerEntry, toSeasonEntry } from './found.tsx';
import { gameRoutes } from './games/gameRoutes.tsx';
import { leaders } from './leaders/leadersRoute.tsx';
import { listRoutes } from './lists/listRoutes.tsx';
import { seasonPath } from './paths.ts';
import { player } from './player/playerRoute.tsx';
import { playersRoute } from './players/playersRoute.tsx';
import { findSeasonByStart } from './seasonYear.ts';
import { buildSeasonHead } from './team/seasonHead.ts';
import { UnknownSeasonPage } from './UnknownSeasonPage.tsx';

const teams = route({
  path: '/history',
  reads: { teams: read<Team[]>('/api/history/teams/') },
  loading: 'Loading teams...',
  shape: 'tables',
  shared: true,
  head: () => ({
    title: 'Coyotes Franchise History',
    description:
      'Every season of the franchise, from 1979-80 to 2023-24: records, playoffs, coaches, and rosters.',
  }),
  source: 'src/TeamsPage.tsx',
  Page: createLazyComponent(async () => {
    const { TeamsPage } = await import('./TeamsPage.tsx');
    return ({ data }: PageProps<{ teams: Team[] }>) => <TeamsPage teams={data.teams} />;
  }),
});

const unplayed = route({
  path: `/history/${UNPLAYED_SEASON}`,
  reads: { teams: read<Team[]>('/api/history/teams/') },
  loading: 'Loading teams...',
  shape: 'text',
  shared: true,
  lazyHydration: true,
  head: () => ({
    title: `The ${UNPLAYED_SEASON} season was not played`,
    description: `The ${UNPLAYED_SEASON} season was canceled by the lockout. See how the seasons before and after it went.`,
  }),
  source: 'src/UnplayedSeasonPage.tsx',
  Page: createLazyComponent(async () => {
    const { UnplayedSeasonPage } = await import('./UnplayedSeasonPage.tsx');
    return ({ data }: PageProps<{ teams: Team[] }>) => <UnplayedSeasonPage teams={data.teams} />;
  }),
});

const team = route({
  path: '/history/:year',
  redirectTo: ({ year = '' }) => {
    const season = findSeasonByStart(year);
    return season && canonicalPath(seasonPath(season));
  },
  reads: { team: read<TeamDetail>('/api/history/teams/:year/') },
  loading: 'Loading team details...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  tag: 'season::year',
  head: ({ team }) => buildSeasonHead(team),
  source: 'src/TeamPage.tsx',
  Page: createLazyComponent(async () => {
    const { TeamPage } = await import('./TeamPage.tsx');
    return ({ data }: PageProps<{ team: TeamDetail }>) => <TeamPage team={data.team} />;
  }),
  NotFound: UnknownSeasonPage,
});

const fans = route({
  path: '/history/:year/fans',
  reads: { team: read<TeamDetail>('/api/history/teams/:year/') },
  loading: 'Loading team details...',
  shape: 'cards',
  shared: true,
  lazyHydration: true,
  tag: 'season::year',
  head: ({ team: { year, team_name } }) => ({
    title: `${year} ${team_name}, told by the fans`,
    description: `Photos, memories, posts, and items of the ${year} ${team_name} from the fans.`,
  }),
  source: 'src/team/SeasonFansPage.tsx',
  Page: createLazyComponent(async () => {
    const { SeasonFansPage } = await import('./team/SeasonFansPage.tsx');
    return ({ data }: PageProps<{ team: TeamDetail }>) => <SeasonFansPage team={data.team} />;
  }),
  NotFound: UnknownSeasonPage,
});

const more = route({
  path: '/history/more',
  reads: {},
  loading: 'Loading...',
  shape: 'text',
  shared: true,
  head: () => ({
    title: 'More of History',
    description: 'Comparisons, coaches, arenas, and jersey numbers of the franchise.',
  }),
  source: 'src/IndexPages.tsx',
  Page: createLazyComponent(async () => (await import('./IndexPages.tsx')).MorePage),
});

const home = widget({
  reads: { season: read<SeasonOfTheDay>('/api/history/today/') },
  label: 'History',
  loading: 'Loading...',
  shared: true,
  source: 'src/today/Today.tsx',
  View: createLazyComponent(async () => {
    const { Today } = await import('./today/Today.tsx');
    return ({ data }: Pick<PageProps<{ season: SeasonOfTheDay }>, 'data'>) => (
      <Today season={data.season} />
    );
  }),
});

export const history: SectionDefinition = {
  name: 'history',
  routes: [
    teams,
    playersRoute,
    leaders,
    compareRoute,
    unplayed,
    find,
    more,
    player,
    ...listRoutes,
    ...coachRoutes,
    ...gameRoutes,
    fans,
    team,
  ],
  widgets: {
    home,
    // Static widgets: their code stays on the server.
    ...(import.meta.env.SSR && {
      search: searchWidget(
        'History',
        {
          players: toPlayerEntry,
          coaches: toCoachEntry,
          seasons: toSeasonEntry,
          games: toGameEntry,
        },
        'src/found.tsx',
      ),
    }),
  },
};
