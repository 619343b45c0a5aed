import type { SectionLink } from '@desert/contract/page';
import { LoadingText, TryAgain } from '@desert/kit';
import { useEffect, useRef, useState } from 'react';
import type { Pages } from './pages.ts';
import { Place } from './Place.tsx';
import { type Served, useSectionModule } from './useSectionModule.ts';

export interface WidgetOutletProps {
  section: SectionLink;
  /** The widget's name: 'profile'. */
  widget: string;
  served: Served;
  pages?: Pages | undefined;
}

/** The place of a section's widget on a page of the shell. Where it fails, the others do not. */
export function WidgetOutlet({ section, widget, served, pages }: WidgetOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(served);
  const { module, failed, bring } = useSectionModule(section.name, served, pages);

  useEffect(() => {
    if (!module || !pages || !place.current) return undefined;
    return module.mountWidget(place.current, { answers: pages.answers, widget });
  }, [module, pages, widget]);

  return (
    <>
      {!module && !failed && first !== 'content' && <LoadingText text="Loading..." />}
      {failed && <TryAgain label={section.label} onRetry={bring} />}
      <Place ref={place} section={section.name} />
    </>
  );
}
