import type { PlayerSummary } from '@desert/contract/history/players';
import { createLazyComponent, read, route, withControls } from '@desert/kit';
import { createRefusedListPage } from '../RefusedListPage.tsx';
import { EVERYBODY, isNarrowed, listName } from './listName.ts';

const PATH = '/history/players';

const READ = read<PlayerSummary[]>(
  '/api/history/players/?limit=100&cursor=:cursor&q=:q&position=:position&number=:number&season=:season&era=:era&sort=:sort',
);

export const playersRoute = route({
  path: PATH,
  reads: { players: READ },
  loading: 'Loading players...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: (_data, _params, search = '') => ({
    title: listName(search),
    description: isNarrowed(search)
      ? `${listName(search)}: numbers, years, games, and points with the franchise.`
      : 'Every player in franchise history, 1979-80 to 2023-24, by name, number, position, and season.',
    // The canonical page is the whole list.
    listed: !isNarrowed(search),
  }),
  source: 'src/players/PlayersPage.tsx',
  parts: 'controls',
  Page: withControls(
    createLazyComponent(async () => (await import('./PlayersPage.tsx')).PlayersPage),
  ),
  NotFound: createRefusedListPage({ place: 'players', path: PATH, read: READ, clear: EVERYBODY }),
});
