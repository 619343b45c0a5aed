import type { PageHead, PageState } from '@desert/contract/page';
import { ownerOf } from '@desert/contract/routes';
import { useViewer } from '@desert/kit';
import { closeModal, ErrorBoundary, ModalHost, useAddress } from '@desert/kit/shell';
import { useEffect } from 'react';
import { ProfileItems } from '../account/ProfileItems.tsx';
import { Footer } from '../ui/Footer.tsx';
import { Layout } from '../ui/Layout.tsx';
import { ProfileMenu } from '../ui/ProfileMenu.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import type { Pages } from './pages.ts';
import { SectionOutlet } from './SectionOutlet.tsx';
import { servedFor } from './served.ts';
import { ShellPage } from './ShellPage.tsx';

export interface AppProps {
  state: PageState;
  /** What the browser needs to change pages; there is none on the server. */
  pages?: Pages | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** The whole site as one visitor sees it, but for what the sections put into their place. */
export function App({ state, pages, onShown }: AppProps) {
  const { path } = useAddress();
  const viewer = useViewer();
  const section = ownerOf(state.sections, path);
  const open = section && !state.soon.includes(section.name);
  useEffect(() => closeModal, [path]);
  return (
    <>
      <Layout
        sections={state.sections}
        currentPath={path}
        footer={
          <>
            <Toasts />
            <Footer creator={state.credit} theme={state.theme} />
          </>
        }
        profileMenu={
          <ProfileMenu username={viewer?.username}>
            <ProfileItems demo={state.demo} />
          </ProfileMenu>
        }
      >
        {open ? (
          <SectionOutlet
            key={section.name}
            section={section}
            served={servedFor(section.name, state, pages)}
            pages={pages}
            onShown={onShown}
          />
        ) : (
          <ErrorBoundary onRetry={loadAgain} onShown={onShown}>
            <ShellPage
              state={pages?.navigated ? { ...state, form: undefined } : state}
              path={path}
              section={section}
              pages={pages}
              onShown={onShown}
            />
          </ErrorBoundary>
        )}
      </Layout>
      <ModalHost />
    </>
  );
}

/** Browsers remember code that did not come: a page of the shell is tried again by a full visit. */
async function loadAgain() {
  window.location.reload();
}
