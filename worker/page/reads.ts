import type { Answers, SectionManifest } from '@desert/contract/page';
import { nextOf } from '@desert/contract/paging';
import { matchRoute, readsOf } from '@desert/contract/routes';

/** Asks the API inside this Worker: a path of this site, and what it answers. */
export type AskApi = (address: string) => Promise<Response>;

/** The answers to the API reads of a page, read side by side. None where the section has no such page. */
export async function readPage(
  manifest: SectionManifest,
  address: { path: string; search: string },
  askApi: AskApi,
): Promise<Answers> {
  const match = matchRoute(manifest.routes, address.path);
  if (!match) return {};
  const answers = readsOf(match, address.search).map(async ([, read]) => {
    const response = await askApi(read);
    const next = nextOf(response.headers.get('link'));
    return [read, { status: response.status, body: await response.json(), next }] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
