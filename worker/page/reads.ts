import type { Answers, SectionManifest } from '@desert/contract/page';
import { nextOf } from '@desert/contract/paging';
import { matchRoute, readsOf } from '@desert/contract/routes';
import type { Viewer } from '@desert/contract/session';

/** Asks the API inside this Worker: a path of this site, and what it answers. */
export type AskApi = (address: string) => Promise<Response>;

/** What is asked of a section: the page at an address, or a widget there. */
export interface Asked {
  path: string;
  search: string;
  widget?: string | undefined;
}

/** The addresses of the API reads of a section's page, or of its widget; none where it has no such page. */
export function addressesOf(manifest: SectionManifest, asked: Asked, viewer: Viewer | null) {
  const { path, search, widget } = asked;
  const reads =
    widget === undefined
      ? matchRoute(manifest.routes, path)
      : { route: widgetOf(manifest, widget), params: { viewer: `${viewer?.id}` } };
  return reads ? readsOf(reads, search).map(([, address]) => address) : [];
}

/** The answers to API reads, read side by side. */
export async function readAll(addresses: string[], askApi: AskApi): Promise<Answers> {
  const answers = addresses.map(async (address) => {
    const response = await askApi(address);
    const next = nextOf(response.headers.get('link'));
    return [address, { status: response.status, body: await response.json(), next }] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** A section's widget. @throws where it has none of that name */
export function widgetOf({ widgets, name }: SectionManifest, widget: string) {
  const found = widgets?.[widget];
  if (!found) throw new Error(`${name} has no widget ${widget}`);
  return found;
}
