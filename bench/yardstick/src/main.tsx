/** The site as one client-only bundle: the shell and all sections, without server rendering. */
import type { PageState } from '@desert/contract/shell';
import { SiteRouter } from '@desert/kit/shell';
import { createRoot } from 'react-dom/client';
import { App } from '../../../shell/src/App.tsx';
import '../../../shell/src/styles.css';

declare const SITE_STATE: PageState;

createRoot(document.querySelector('#app') as Element).render(
  <SiteRouter>
    <App state={SITE_STATE} onShown={() => performance.mark('hydrated')} />
  </SiteRouter>,
);
