import { findSection } from '@desert/contract/pages/routes';
import { useViewer } from '@desert/kit';
import {
  $modal,
  closeModal,
  ErrorBoundary,
  LoadingText,
  ModalHost,
  useAddress,
} from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConfirmBanner } from '../account/links/ConfirmBanner.tsx';
import { Bell } from '../account/notifications/Bell.tsx';
import { ProfileItems } from '../account/profile/ProfileItems.later.tsx';
import { UnreadBadge } from '../account/UnreadBadge.tsx';
import { HeaderSearch } from '../search/HeaderSearch.tsx';
import { SectionOutlet } from '../sections/SectionOutlet.tsx';
import { type Site, SiteContext } from '../sections/site.ts';
import { Footer } from '../ui/Footer.later.tsx';
import { Layout } from '../ui/Layout.tsx';
import { ProfileMenu } from '../ui/ProfileMenu.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { WaitingWrites } from '../ui/WaitingWrites.later.tsx';
import { $isLaterSheetSettled, loadLaterSheet } from './laterSheet.ts';
import { ShellPage } from './lazyShellPage.ts';
import { StripsPlace, useStandingTag } from './useStandingTag.ts';

/** The component of the shell's React root. Each section has its own root. */
export function App(site: Site) {
  const { state, onShown } = site;
  const { path } = useAddress();
  const { tag, title, onSectionShown } = useStandingTag(site, path);
  const viewer = useViewer();
  const section = findSection(state.sections, path);
  const open = section && !state.soon.includes(section.name);
  useEffect(() => closeModal, [path]);
  return (
    <SiteContext value={site}>
      <Layout
        sections={state.sections}
        currentPath={path}
        footer={
          <>
            <Toasts />
            <Footer creator={state.credit} theme={state.theme} />
          </>
        }
        search={<HeaderSearch currentPath={path} />}
        banner={
          <>
            {viewer?.unconfirmed_may && !viewer.awaits_approval && (
              <ConfirmBanner may={viewer.unconfirmed_may} />
            )}
            <WaitingWrites />
          </>
        }
        bell={viewer && <Bell />}
        profileMenu={
          <ProfileMenu member={viewer} badge={viewer && <UnreadBadge />}>
            <ProfileItems demo={state.demo} />
          </ProfileMenu>
        }
      >
        {open ? (
          <>
            <SectionOutlet key={section.name} section={section} onPageShown={onSectionShown} />
            {tag !== undefined && (
              <StripsPlace key={tag} tag={tag} title={title} owner={section.name} />
            )}
          </>
        ) : (
          <ErrorBoundary onRetry={loadAgain} onShown={onShown}>
            <ShellPage
              path={path}
              section={section}
              placeholder={<LoadingText text="Loading..." />}
            />
          </ErrorBoundary>
        )}
      </Layout>
      <Modals />
    </SiteContext>
  );
}

function Modals() {
  const canOpen = useStore($isLaterSheetSettled);
  // A modal may open without an intent, which loads the rules.
  useEffect(() => $modal.listen(() => void loadLaterSheet()), []);
  return (
    <ModalHost canOpen={canOpen}>
      <Toasts inModal />
    </ModalHost>
  );
}

/** Reloads the page for a retry, because browsers cache failed modules. */
async function loadAgain() {
  window.location.reload();
}
