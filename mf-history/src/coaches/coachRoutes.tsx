/** The routes of coaches and arenas. They precede `/history/:year`, which would match some of them. */
import type { Arena, Coach } from '@desert/contract/history/coaches';
import { formatYears } from '@desert/contract/history/seasons';
import { ButtonLink, createLazyComponent, Notice, type PageProps, read, route } from '@desert/kit';
import { COACHES_PATH } from '../paths.ts';

function UnknownCoachPage() {
  return (
    <Notice heading="No coach here">
      <p>No one by that name was head coach of the franchise.</p>
      <ButtonLink href={COACHES_PATH}>All head coaches</ButtonLink>
    </Notice>
  );
}

const coaches = route({
  path: COACHES_PATH,
  reads: { coaches: read<Coach[]>('/api/history/coaches/') },
  loading: 'Loading coaches...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: () => ({
    title: 'Head coaches',
    description: 'Every head coach of the franchise, with records in the season and the playoffs.',
  }),
  source: 'src/coaches/CoachesPage.tsx',
  Page: createLazyComponent(async () => {
    const { CoachesPage } = await import('./CoachesPage.tsx');
    return ({ data }: PageProps<{ coaches: Coach[] }>) => <CoachesPage coaches={data.coaches} />;
  }),
});

const coach = route({
  path: `${COACHES_PATH}/:coach`,
  reads: { coach: read<Coach>('/api/history/coaches/:coach/') },
  loading: 'Loading coach...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ coach }) => ({
    title: `${coach.name}, head coach`,
    description: `${coach.name} was head coach in ${formatYears(coach)}: ${coach.games} games, ${coach.record}.`,
    ...(import.meta.env.SSR && { about: { '@type': 'Person', name: coach.name } }),
  }),
  source: 'src/coaches/CoachPage.tsx',
  Page: createLazyComponent(async () => {
    const { CoachPage } = await import('./CoachPage.tsx');
    return ({ data }: PageProps<{ coach: Coach }>) => <CoachPage coach={data.coach} />;
  }),
  NotFound: UnknownCoachPage,
});

const arenas = route({
  path: '/history/arenas',
  reads: { arenas: read<Arena[]>('/api/history/arenas/') },
  loading: 'Loading arenas...',
  shape: 'text',
  shared: true,
  lazyHydration: true,
  head: () => ({
    title: 'Home arenas',
    description:
      'Every home arena of the franchise: its names, capacity, home record, first and last game.',
  }),
  source: 'src/coaches/ArenasPage.tsx',
  Page: createLazyComponent(async () => {
    const { ArenasPage } = await import('./ArenasPage.tsx');
    return ({ data }: PageProps<{ arenas: Arena[] }>) => <ArenasPage arenas={data.arenas} />;
  }),
});

export const coachRoutes = [coaches, coach, arenas];
