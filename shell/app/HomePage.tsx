import { staticWidgetPath } from '@desert/contract/pages/widgets';
import { useSite } from '../sections/site.ts';
import { StaticWidgetOutlet } from '../sections/StaticWidgetOutlet.tsx';
import { Home } from '../ui/Home.tsx';

export function HomePage() {
  const { state } = useSite();
  return (
    <Home
      sections={state.sections}
      soon={state.soon}
      renderNewest={(section) => (
        <StaticWidgetOutlet section={section} address={staticWidgetPath(section.name)} />
      )}
    />
  );
}
