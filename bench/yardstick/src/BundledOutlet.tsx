import type { PageHead, SectionLink } from '@desert/contract/page';
import { matchRoute, readsOf, type RouteMatch } from '@desert/contract/routes';
import { LoadingText, readApi, type Route, useAddress } from '@desert/kit';
import { useEffect, useMemo, useState } from 'react';
import { sections } from './sections.ts';

interface SectionOutletProps {
  section: SectionLink;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** Takes the place of the shell's federated outlet: the section's page, from the same bundle. */
export function SectionOutlet({ section, onShown }: SectionOutletProps) {
  const { path } = useAddress();
  const match = useMemo(() => {
    const found = sections.find(({ name }) => name === section.name);
    return found && matchRoute(found.routes, path);
  }, [section.name, path]);
  return match && <FetchedPage key={path} match={match} onShown={onShown} />;
}

interface FetchedPageProps extends Pick<SectionOutletProps, 'onShown'> {
  match: RouteMatch<Route>;
}

/** Fetches what the page reads, then shows it. */
function FetchedPage({ match, onShown }: FetchedPageProps) {
  const { route, params } = match;
  const [data, setData] = useState<Record<string, unknown>>();
  useEffect(() => {
    void fetchReads(match).then(setData);
  }, [match]);
  useEffect(() => {
    if (data) onShown?.(route.head(data, params));
  }, [data, onShown, params, route]);
  return data ? <route.Page data={data} params={params} /> : <LoadingText text={route.loading} />;
}

async function fetchReads(match: RouteMatch<Route>): Promise<Record<string, unknown>> {
  const answers = readsOf(match, window.location.search).map(async ([name, address]) => {
    const { body } = await readApi(address);
    return [name, body] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
