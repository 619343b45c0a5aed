import type { PageState } from '@desert/contract/page';
import { Home } from '../ui/Home.tsx';
import type { Pages } from './pages.ts';
import { servedFor } from './served.ts';
import { StillOutlet } from './StillOutlet.tsx';

interface HomePageProps {
  state: PageState;
  pages?: Pages | undefined;
}

/** The home page, with what is new in each section. */
export function HomePage({ state, pages }: HomePageProps) {
  return (
    <Home
      sections={state.sections}
      soon={state.soon}
      renderNewest={(section) => (
        <StillOutlet
          section={section}
          served={servedFor(section.name, state, pages)}
          answers={pages?.answers}
        />
      )}
    />
  );
}
