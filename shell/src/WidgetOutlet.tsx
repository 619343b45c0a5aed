import type { SectionLink } from '@desert/contract/page';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useCallback, useState } from 'react';
import type { Pages } from './pages.ts';
import { Place } from './Place.tsx';
import type { Served } from './served.ts';
import { type Mount, useMounted } from './useMounted.ts';
import { useSectionModule } from './useSectionModule.ts';

export interface WidgetOutletProps {
  section: SectionLink;
  /** The widget's name: 'profile'. */
  widget: string;
  served: Served;
  pages?: Pages | undefined;
}

/** The place of a section's widget on a page of the shell. Where it fails, the others do not. */
export function WidgetOutlet({ section, widget, served, pages }: WidgetOutletProps) {
  const { name, label } = section;
  const [first] = useState(served);
  const loaded = useSectionModule(name, pages, { failedBefore: served === 'failure' });
  const { module, placeKey, failed, bring, renew } = loaded;

  const mount = useCallback<Mount>(
    (code, element) => {
      if (!pages) return () => {};
      const { answers, loader } = pages;
      const onFault = (error: unknown) => loader.blame(name, error);
      return code.mountWidget(element, { answers, widget, onFault, onRetry: renew });
    },
    [pages, name, widget, renew],
  );
  const place = useMounted(loaded, served, mount);

  return (
    <>
      {!module && !failed && first === 'nothing' && <LoadingText text="Loading..." part />}
      {failed && <TryAgain label={label} onRetry={bring} />}
      <Place key={placeKey} ref={place} section={name} />
    </>
  );
}
