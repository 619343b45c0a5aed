import type { PageHead, SectionLink } from '@desert/contract/page';
import { LoadingText, TryAgain, UnavailablePage, useAddress } from '@desert/kit/shell';
import { useCallback, useEffect, useState } from 'react';
import type { Pages } from './pages.ts';
import { Place } from './Place.tsx';
import type { Served } from './served.ts';
import { type Mount, useMounted } from './useMounted.ts';
import { useSectionModule } from './useSectionModule.ts';

export interface SectionOutletProps {
  section: SectionLink;
  served: Served;
  pages?: Pages | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** The place of a section's page: the page, or that it waits, or failed and can be tried again. */
export function SectionOutlet({ section, served, pages, onShown }: SectionOutletProps) {
  const { name, label, path: base } = section;
  const { path } = useAddress();
  const [first] = useState({ served, path });
  const prepare = useCallback(() => pages?.prepare(window.location.href), [pages]);
  const failedBefore = served === 'failure';
  const loaded = useSectionModule(name, pages, { failedBefore, path, prepare });
  const { module, placeKey, failed, bring, renew } = loaded;

  const mount = useCallback<Mount>(
    (code, element) => {
      if (!pages || !onShown) return () => {};
      const { answers, loader } = pages;
      const onFault = (error: unknown) => loader.blame(name, error);
      return code.mount(element, { answers, onShown, path: base, onFault, onRetry: renew });
    },
    [pages, onShown, name, base, renew],
  );
  const place = useMounted(loaded, served, mount);

  // What the server rendered can be read, as long as the visitor stays on that page.
  const readable = ['content', 'truncated'].includes(first.served) && first.path === path;
  useEffect(() => {
    if (!module && !readable) place.current?.replaceChildren();
    if (failed && !readable) onShown?.(unavailableHead(label));
  }, [module, failed, readable, place, onShown, label]);

  return (
    <>
      {!module && !failed && !readable && (
        <LoadingText {...(pages?.waitingAt(path) ?? { text: 'Loading...' })} />
      )}
      {failed && readable && (
        <TryAgain label={label} onRetry={bring}>
          You can read this page, but not all of it works: a part of it did not come.
        </TryAgain>
      )}
      {failed && !readable && <UnavailablePage label={label} onRetry={bring} />}
      <Place key={placeKey} ref={place} section={name} filling={module !== undefined && !failed} />
    </>
  );
}

const unavailableHead = (label: string): PageHead => ({
  title: `${label} is not there just now`,
  description: 'This part of the site does not answer just now.',
});
