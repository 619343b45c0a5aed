import type { PageHead, SectionLink } from '@desert/contract/page';
import { LoadingText, TryAgain, UnavailablePage, useAddress } from '@desert/kit/shell';
import { useCallback, useEffect, useState } from 'react';
import type { Pages } from './pages.ts';
import { Place } from './Place.tsx';
import type { Served } from './served.ts';
import { type Mount, useSection } from './useSection.ts';

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
  const mount = useCallback<Mount>(
    (code, element, environment) =>
      onShown ? code.mount(element, { ...environment, onShown, path: base }) : () => {},
    [onShown, base],
  );
  const inPlace = useSection(name, { pages, served, mount, path, prepare });
  const { place, placeKey, loaded, failed, bring } = inPlace;

  // What the server rendered can be read, as long as the visitor stays on that page.
  const readable = ['content', 'truncated'].includes(first.served) && first.path === path;
  useEffect(() => {
    if (!loaded && !readable) place.current?.replaceChildren();
    if (failed && !readable) onShown?.(unavailableHead(label));
  }, [loaded, failed, readable, place, onShown, label]);

  return (
    <>
      {!loaded && !failed && !readable && (
        <LoadingText {...(pages?.waitingAt(path) ?? { text: 'Loading...' })} />
      )}
      {failed && readable && (
        <TryAgain label={label} onRetry={bring}>
          You can read this page, but not all of it works: a part of it did not come.
        </TryAgain>
      )}
      {failed && !readable && <UnavailablePage label={label} onRetry={bring} />}
      <Place key={placeKey} ref={place} section={name} filling={loaded && !failed} />
    </>
  );
}

const unavailableHead = (label: string): PageHead => ({
  title: `${label} is not there just now`,
  description: 'This part of the site does not answer just now.',
});
