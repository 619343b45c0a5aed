import type { PlayerDetail } from '@desert/contract/history/players';
import { lazyComponent, type PageProps, read, route } from '@desert/kit';
import { playerPath, slugOf } from '../paths.ts';
import { playerHead } from './playerHead.ts';
import { UnknownPlayerPage } from './UnknownPlayerPage.tsx';

export const player = route({
  path: '/history/players/:slug',
  redirectTo: ({ slug = '' }) => {
    const plain = slugOf(slug);
    return plain === '' || plain === slug ? undefined : playerPath(plain);
  },
  reads: { player: read<PlayerDetail>('/api/history/players/:slug/?from=:from') },
  movedTo: ({ player }, { slug }) => (player.slug === slug ? undefined : playerPath(player.slug)),
  loading: 'Loading player...',
  shape: 'tables',
  shared: true,
  tag: 'player::slug',
  head: ({ player }) => playerHead(player),
  source: 'src/player/PlayerPage.tsx',
  Page: lazyComponent(async () => {
    const { PlayerPage } = await import('./PlayerPage.tsx');
    return ({ data }: PageProps<{ player: PlayerDetail }>) => <PlayerPage player={data.player} />;
  }),
  NotFound: UnknownPlayerPage,
});
