import { expect, it } from 'vitest';
import { kitMessage, refuseNewerKit } from './deployed-kit.ts';
import { NO_SUCH_WORKER } from './deployments.ts';

/** Lets News, which was built for kit 2.8.0, be deployed beside an edge whose versions say this of their kits. */
const deployBeside = (...messages: string[]) =>
  refuseNewerKit('mf-news', '2.8.0', async (_, command, id) => {
    if (command === 'status')
      return { versions: messages.map((__, at) => ({ version_id: `${at}` })) };
    return { annotations: { 'workers/message': messages[Number(id)] } };
  });

it('refuses a section that one of the edges in service cannot run', async () => {
  await expect(deployBeside(kitMessage('2.8.0'), kitMessage('2.7.0'))).rejects.toThrow(
    'mf-news was built for kit 2.8.0, the shell offers 2.7.0: run `npm run deploy:edge` first.',
  );
});

it('lets a section go that it can run, also before an edge that was never deployed', async () => {
  await expect(deployBeside(kitMessage('2.8.0'))).resolves.toBeUndefined();
  const nothing = () => Promise.reject(new Error(`This Worker does not exist. ${NO_SUCH_WORKER}`));
  await expect(refuseNewerKit('mf-news', '2.8.0', nothing)).resolves.toBeUndefined();
});

it('fails where Cloudflare does not answer', async () => {
  const nobody = () => Promise.reject(new Error('no network'));
  await expect(refuseNewerKit('mf-news', '2.8.0', nobody)).rejects.toThrow('no network');
});
