import type { PlayerDetail } from '@desert/contract/history/players';
import { createLazyComponent, type PageProps, read, route } from '@desert/kit';
import { playerPath, toPathSlug } from '../paths.ts';
import { buildPlayerHead } from './playerHead.ts';
import { UnknownPlayerPage } from './UnknownPlayerPage.tsx';

export const player = route({
  path: '/history/players/:slug',
  redirectTo: ({ slug = '' }) => {
    const plain = toPathSlug(slug);
    return plain === '' || plain === slug ? undefined : playerPath(plain);
  },
  reads: { player: read<PlayerDetail>('/api/history/players/:slug/?from=:from') },
  movedTo: ({ player }, { slug }) => (player.slug === slug ? undefined : playerPath(player.slug)),
  loading: 'Loading player...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  tag: 'player::slug',
  head: ({ player }) => buildPlayerHead(player),
  source: 'src/player/PlayerPage.tsx',
  Page: createLazyComponent(async () => {
    const { PlayerPage } = await import('./PlayerPage.tsx');
    return ({ data }: PageProps<{ player: PlayerDetail }>) => <PlayerPage player={data.player} />;
  }),
  NotFound: UnknownPlayerPage,
});
