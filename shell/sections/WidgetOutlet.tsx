import type { SectionLink } from '@desert/contract/pages/shell';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useCallback } from 'react';
import { SectionRoot } from './SectionRoot.tsx';
import { type Mount, useSection } from './useSection.ts';

export interface WidgetOutletProps {
  section: SectionLink;
  widget: string;
}

/** A section's widget on a shell page, or its loading or error state. A failure does not affect other widgets. */
export function WidgetOutlet({ section, widget }: WidgetOutletProps) {
  const { name, label } = section;
  const mount = useCallback<Mount>(
    (code, element, environment) => code.mountWidget(element, { ...environment, widget }),
    [widget],
  );
  const { served, place, placeKey, loaded, failed, bring } = useSection(name, { mount });

  const readable = served === 'content' || served === 'readable';

  return (
    <>
      {!loaded && !failed && served === 'nothing' && <LoadingText text="Loading..." part />}
      {failed && (
        <TryAgain label={label} onRetry={bring}>
          {readable
            ? `Part of ${label} didn’t load, so some buttons here may not work.`
            : undefined}
        </TryAgain>
      )}
      <SectionRoot key={placeKey} ref={place} section={name} withoutScript={failed && readable} />
    </>
  );
}
