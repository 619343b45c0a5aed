import type { PageHead } from '@desert/contract/pages/page';
import type { SectionLink } from '@desert/contract/pages/shell';
import {
  LoadingText,
  type SectionModule,
  TryAgain,
  UnavailablePage,
  useAddress,
} from '@desert/kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageHydration } from './pageHydration.ts';
import { SectionRoot } from './SectionRoot.tsx';
import { useSite } from './site.ts';
import { type Mount, useSection } from './useSection.ts';

const preparePageCode = ({ prepare }: SectionModule) => prepare(window.location.pathname);

interface SectionOutletProps {
  section: SectionLink;
  onPageShown: (head: PageHead) => void;
}

/** A section's page, or its loading or error state. */
export function SectionOutlet({ section, onPageShown }: SectionOutletProps) {
  const { name, label, path: base } = section;
  const { state, navigation, onShown } = useSite();
  const { path, address } = useAddress();
  const [firstAddress] = useState(address);
  const [hasLeft, setLeft] = useState(false);
  // Also after Back: the HTML was removed.
  if (address !== firstAddress && !hasLeft) setLeft(true);
  const place = useRef<HTMLElement>(null);
  const {
    waits,
    failed: isUnhydrated,
    hydrate,
    onShown: onSectionShown,
  } = usePageHydration(place, onPageShown);
  const prepare = useCallback(() => navigation?.prepare(window.location.href), [navigation]);
  const mount = useCallback<Mount>(
    (code, element, environment) =>
      onShown
        ? code.mount(element, {
            ...environment,
            onShown: onSectionShown,
            path: base,
            form: navigation?.navigated ? undefined : state.form,
          })
        : () => {},
    [onShown, onSectionShown, base, navigation, state],
  );
  const wanted = { mount, place, path, waits, prepare, ready: preparePageCode };
  const { served, placeKey, loaded, failed, bring } = useSection(name, wanted);

  // Server HTML is readable as long as the visitor stays on that page.
  const readable = ['content', 'readable'].includes(served) && !hasLeft;
  useEffect(() => {
    if (!loaded && !readable) place.current?.replaceChildren();
    if (failed && !readable) onShown?.(buildUnavailableHead(label));
  }, [loaded, failed, readable, place, onShown, label]);

  return (
    <>
      {!loaded && !failed && !readable && (
        <LoadingText {...(navigation?.loadingAt(path) ?? { text: 'Loading...' })} />
      )}
      {(failed || isUnhydrated) && readable && (
        <TryAgain label={label} onRetry={isUnhydrated ? hydrate : bring}>
          You can read this page, but part of it didn’t load, so some buttons may not work.
        </TryAgain>
      )}
      {failed && !readable && <UnavailablePage label={label} onRetry={bring} />}
      <SectionRoot
        key={placeKey}
        ref={place}
        section={name}
        filling={loaded && !failed}
        withoutScript={failed && readable}
      />
    </>
  );
}

const buildUnavailableHead = (label: string): PageHead => ({
  title: `${label} isn’t available right now`,
  description: 'This part of the site isn’t responding right now.',
});
