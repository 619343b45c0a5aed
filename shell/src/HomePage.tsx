import { staticWidgetPath } from '@desert/contract/widgets';
import { Home } from '../ui/Home.tsx';
import { useSite } from './site.ts';
import { StaticWidgetOutlet } from './StaticWidgetOutlet.tsx';

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
