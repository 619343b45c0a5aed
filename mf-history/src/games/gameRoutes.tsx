/** The routes of games and opponents. They precede `/history/:year`, which would match some of them. */
import type { Attendances, LitGame } from '@desert/contract/history/attendance';
import { formatGameLabel, gamePath } from '@desert/contract/history/game-text';
import type {
  DayOfHistory,
  GameDetail,
  GameRecords,
  Opponent,
  OpponentDetail,
  PlayoffSeries,
  SeasonLog,
} from '@desert/contract/history/games';
import { formatDayOfYear, formatDay } from '@desert/contract/history/months';
import { type FeedEntry, GAME_FEED_READ } from '@desert/contract/members/feed';
import { shareCard } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { createLazyComponent, type PageProps, read, route, withControls } from '@desert/kit';
import { LIGHTS_PATH } from '../paths.ts';
import { formatOutcome, formatRecordsName } from './gameText.ts';
import { UnknownGamePage } from './UnknownGamePage.tsx';

function buildGameHead(game: GameDetail): PageHead {
  const { date, season, team_name, opponent, goals_for, goals_against, home, arena } = game;
  const score = `${team_name} ${goals_for}, ${opponent} ${goals_against}`;
  const place = game.round === null ? `game ${game.number} of the ${season} season` : game.round;
  return {
    title: `${formatDay(date)}: ${score}`,
    description: `${formatOutcome(game)} for the ${team_name} against the ${opponent}, ${place}. Score, attendance, streak, and box score.`,
    feed: { title: `Fan posts about ${formatGameLabel(game)}`, path: `${gamePath(date)}/feed.xml` },
    ...(import.meta.env.SSR && {
      picture: shareCard(gamePath(date), score),
      about: {
        '@type': 'SportsEvent',
        name: score,
        startDate: date,
        sport: 'Ice hockey',
        homeTeam: { '@type': 'SportsTeam', name: home ? team_name : opponent },
        awayTeam: { '@type': 'SportsTeam', name: home ? opponent : team_name },
        ...(arena !== null && { location: { '@type': 'Place', name: arena } }),
      },
    }),
  };
}

const game = route({
  path: '/history/games/:date',
  reads: {
    game: read<GameDetail>('/api/history/games/:date/'),
    fans: read<FeedEntry[]>(GAME_FEED_READ),
    attendances: read<Attendances>('/api/history/games/:date/attendance/?cursor=:cursor'),
  },
  loading: 'Loading game...',
  shape: 'tables',
  head: ({ game }) => buildGameHead(game),
  source: 'src/games/GamePage.tsx',
  parts: 'controls',
  Page: withControls(createLazyComponent(async () => (await import('./GamePage.tsx')).GamePage)),
  NotFound: UnknownGamePage,
});

const seasonGames = route({
  path: '/history/:year/games',
  reads: { log: read<SeasonLog>('/api/history/teams/:year/games/') },
  loading: 'Loading games...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ log: { season, team_name, record, games } }) => ({
    title: `${season} ${team_name}, game by game`,
    description: `All ${games.length} games of the ${season} ${team_name} (${record}): results, running record, points pace, and splits.`,
  }),
  source: 'src/games/SeasonGamesPage.tsx',
  Page: createLazyComponent(async () => {
    const { SeasonGamesPage } = await import('./SeasonGamesPage.tsx');
    return ({ data }: PageProps<{ log: SeasonLog }>) => <SeasonGamesPage log={data.log} />;
  }),
  NotFound: UnknownGamePage,
});

const seasonPlayoffs = route({
  path: '/history/:year/playoffs',
  reads: { log: read<SeasonLog>('/api/history/teams/:year/games/') },
  loading: 'Loading playoffs...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ log: { season, team_name, series } }) => ({
    title: `${season} ${team_name}, playoffs`,
    description: `The playoffs of the ${season} ${team_name}, game by game: ${series.length} series.`,
  }),
  source: 'src/games/SeasonPlayoffsPage.tsx',
  Page: createLazyComponent(async () => {
    const { SeasonPlayoffsPage } = await import('./SeasonPlayoffsPage.tsx');
    return ({ data }: PageProps<{ log: SeasonLog }>) => <SeasonPlayoffsPage log={data.log} />;
  }),
  NotFound: UnknownGamePage,
});

const index = route({
  path: '/history/games',
  reads: {},
  loading: 'Loading games...',
  shape: 'text',
  shared: true,
  head: () => ({
    title: 'Games',
    description: 'Every game the franchise played: find the night you were there.',
  }),
  source: 'src/IndexPages.tsx',
  Page: createLazyComponent(async () => (await import('../IndexPages.tsx')).GamesIndexPage),
});

const day = route({
  path: '/history/on/:day',
  reads: { day: read<DayOfHistory>('/api/history/on/:day/') },
  loading: 'Loading day...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ day: { day, games, birthdays, trades } }) => ({
    title: `${formatDayOfYear(day)} in franchise history`,
    description: `${formatDayOfYear(day)} in franchise history: ${games.length} games, ${birthdays.length} birthdays, ${trades.length} trades.`,
    feed: { title: 'This day in franchise history', path: '/history/on/feed.xml' },
  }),
  source: 'src/games/DayPage.tsx',
  Page: createLazyComponent(async () => {
    const { DayPage } = await import('./DayPage.tsx');
    return ({ data }: PageProps<{ day: DayOfHistory }>) => <DayPage day={data.day} />;
  }),
  NotFound: UnknownGamePage,
});

const opponents = route({
  path: '/history/against',
  reads: { opponents: read<Opponent[]>('/api/history/opponents/') },
  loading: 'Loading opponents...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: () => ({
    title: 'Every opponent',
    description:
      'The franchise’s all-time record against every opponent, home and road, regular season and playoffs.',
  }),
  source: 'src/games/OpponentsPage.tsx',
  Page: createLazyComponent(async () => {
    const { OpponentsPage } = await import('./OpponentsPage.tsx');
    return ({ data }: PageProps<{ opponents: Opponent[] }>) => (
      <OpponentsPage opponents={data.opponents} />
    );
  }),
});

const opponent = route({
  path: '/history/against/:opponent',
  reads: { opponent: read<OpponentDetail>('/api/history/opponents/:opponent/') },
  loading: 'Loading opponent...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ opponent: { name, games, record } }) => ({
    title: `Against the ${name}`,
    description: `${games} regular-season games against the ${name}, ${record}: biggest win and loss, streaks, and every meeting.`,
  }),
  source: 'src/games/OpponentPage.tsx',
  Page: createLazyComponent(async () => {
    const { OpponentPage } = await import('./OpponentPage.tsx');
    return ({ data }: PageProps<{ opponent: OpponentDetail }>) => (
      <OpponentPage opponent={data.opponent} />
    );
  }),
  NotFound: UnknownGamePage,
});

const records = route({
  path: '/history/records',
  reads: { records: read<GameRecords>('/api/history/records/?era=:era') },
  loading: 'Loading records...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ records }) => ({
    title: formatRecordsName(records.era),
    description:
      'The longest streaks, the biggest wins and losses, the largest crowds, and comebacks in the playoffs.',
  }),
  source: 'src/games/RecordsPage.tsx',
  Page: createLazyComponent(async () => {
    const { RecordsPage } = await import('./RecordsPage.tsx');
    return ({ data }: PageProps<{ records: GameRecords }>) => (
      <RecordsPage records={data.records} />
    );
  }),
  NotFound: UnknownGamePage,
});

const playoffs = route({
  path: '/history/playoffs',
  reads: { series: read<PlayoffSeries[]>('/api/history/playoffs/') },
  loading: 'Loading playoffs...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: () => ({
    title: 'Every playoff game',
    description: 'Every playoff series of the franchise, game by game, from 1982 to 2020.',
  }),
  source: 'src/games/PlayoffsPage.tsx',
  Page: createLazyComponent(async () => {
    const { PlayoffsPage } = await import('./PlayoffsPage.tsx');
    return ({ data }: PageProps<{ series: PlayoffSeries[] }>) => (
      <PlayoffsPage series={data.series} />
    );
  }),
});

const lights = route({
  path: LIGHTS_PATH,
  reads: { games: read<LitGame[]>('/api/history/lights/') },
  loading: 'Loading the lights...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: () => ({
    title: 'The most lit nights',
    description:
      'The home games that most fans of this site were at, each a light in the building.',
  }),
  source: 'src/games/LightsPage.tsx',
  Page: createLazyComponent(async () => {
    const { LightsPage } = await import('./LightsPage.tsx');
    return ({ data }: PageProps<{ games: LitGame[] }>) => <LightsPage games={data.games} />;
  }),
});

export const gameRoutes = [
  game,
  index,
  seasonGames,
  seasonPlayoffs,
  day,
  opponents,
  opponent,
  records,
  playoffs,
  lights,
];
