import type { PageHead } from '@desert/contract/pages/page';
import { useNavigate } from '@desert/kit';
import { isHere, loadSheet, useAddress } from '@desert/kit/shell';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { runWhenIdle } from './defer.ts';
import { hydrateOnUse } from './hydrateOnUse.ts';
import { scrollRows } from './scrollRows.ts';
import { type Navigation, useSite } from './site.ts';

interface LazyHydration {
  /** Whether the page is HTML, so that the section's code and data are not needed yet. */
  waits: boolean;
  /** Whether they did not load when a control was used. */
  failed: boolean;
  hydrate: () => Promise<boolean>;
  onShown: (head: PageHead) => void;
}

/** Hydrates the first page when one of its controls is used: docs/decisions/0088-lazy-hydration.md */
export function useLazyHydration(
  place: RefObject<HTMLElement | null>,
  onPageShown: (head: PageHead) => void,
): LazyHydration {
  const { state, navigation } = useSite();
  const { address } = useAddress();
  const navigate = useNavigate();
  const [first] = useState(address);
  const [isLazy, setLazy] = useState(() => state.lazyHydration === true && !navigation?.navigated);
  const [failed, setFailed] = useState(false);
  const hydration = useRef<PromiseWithResolvers<boolean>>(undefined);
  const stop = useRef<() => void>(undefined);

  const hydrate = useCallback(() => {
    if (!navigation) return Promise.resolve(false);
    if (hydration.current) return hydration.current.promise;
    const begun = Promise.withResolvers<boolean>();
    hydration.current = begun;
    void bring(navigation, first);
    return begun.promise;

    async function bring({ load }: Navigation, page: string) {
      const loaded = await load(page);
      if (hydration.current !== begun) return;
      setFailed(!loaded);
      if (loaded) setLazy(false);
      else {
        hydration.current = undefined;
        begun.resolve(false);
      }
    }
  }, [navigation, first]);

  const show = useCallback(
    (head: PageHead) => {
      onPageShown(head);
      scrollRows(document.body);
    },
    [onPageShown],
  );

  const onShown = useCallback(
    (head: PageHead) => {
      const begun = hydration.current;
      hydration.current = undefined;
      stop.current?.();
      stop.current = undefined;
      if (begun && isHere(first)) begun.resolve(true);
      else show(head);
    },
    [first, show],
  );

  const listen = useEffectEvent(() => {
    if (!isLazy || !place.current) return;
    show(readServedHead());
    applySheets().catch(() => setFailed(true));
    stop.current = hydrateOnUse(place.current, { navigate, hydrate });
  });
  const leave = useEffectEvent(() => {
    if (!stop.current) return;
    stop.current();
    stop.current = undefined;
    hydration.current = undefined;
    setLazy(false);
    setFailed(false);
    runWhenIdle(() => void navigation?.load(first));
  });
  useEffect(() => {
    if (address !== first) return undefined;
    listen();
    return leave;
  }, [address, first]);

  return { waits: isLazy && address === first, failed, hydrate, onShown };
}

/** Applies the sheets that the document has preloaded, as the section's code does. */
function applySheets() {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][media="not all"]',
  );
  return Promise.all(
    Array.from(links, (link) => loadSheet(link.getAttribute('href') ?? '', link.integrity)),
  );
}

function readServedHead(): PageHead {
  const read = (selector: string) =>
    document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
  return {
    title: read('meta[property="og:title"]'),
    description: read('meta[name="description"]'),
  };
}
