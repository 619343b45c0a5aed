import type { SectionLink } from '@desert/contract/page';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useCallback, useState } from 'react';
import type { Pages } from './pages.ts';
import { Place } from './Place.tsx';
import type { Served } from './served.ts';
import { type Mount, useSection } from './useSection.ts';

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
  const mount = useCallback<Mount>(
    (code, element, environment) => code.mountWidget(element, { ...environment, widget }),
    [widget],
  );
  const { place, placeKey, loaded, failed, bring } = useSection(name, { pages, served, mount });

  return (
    <>
      {!loaded && !failed && first === 'nothing' && <LoadingText text="Loading..." part />}
      {failed && <TryAgain label={label} onRetry={bring} />}
      <Place key={placeKey} ref={place} section={name} />
    </>
  );
}
