/** Exports for the shell only. Sections must not import them: their version skew is not detected. */
// First: creates the Trusted Types policy before a section can take its name.
export { trustWorker } from './app/workerPolicy.ts';

export { type ApiCache, createApiCache } from './app/apiCache.ts';
export { tryStorage } from './app/browser.ts';
export { isGood, readApi, sendApi, SOMETHING_WENT_WRONG } from './app/api.ts';
export { loadOutbox } from './app/outbox.ts';
export { $waiting, setOutboxUser, type WaitingWrite } from './app/outboxState.ts';
export { useOnline } from './app/connection.ts';
export type { TextFieldProps } from './form/fields.tsx';
export type { FormOptions } from './form/useForm.ts';
export { formatResponseErrors } from './app/fieldErrors.ts';
export { requestSignIn, setKitHost } from './app/host.ts';
export { useHydratedValue } from './app/hydration.ts';
export { ImagePlaceholder } from './images/ImagePlaceholder.tsx';
export { RecordPicture, type PictureProps } from './images/Picture.tsx';
export { deferHydration } from './lazy/deferHydration.tsx';
export { repeatFormEvents } from './lazy/repeatFormEvents.ts';
export { rejectLate, type LazyComponent } from './lazy/lazyComponent.tsx';
export { loadComponent } from './lazy/lazyComponent.tsx';
export { fetchHashes, hasSheet, loadSheet, preloadModule } from './lazy/importChecked.ts';
export { ModerateLink } from './moderation/ModerateLink.tsx';
export { syncModalHistory } from './app/modalHistory.ts';
export { ModalHost } from './modal/ModalHost.tsx';
export { interceptClick, openLazyModal } from './modal/openLazyModal.tsx';
export { $modal, closeModal, type Modal, openModal } from './app/modal.ts';
export { isHere, SiteRouter, useAddress } from './app/router.tsx';
export { trackScroll, restoreScroll } from './app/scroll.ts';
export { listAddress } from './records/filters/filters.ts';
export { loadFilters } from './records/filters/FilterPlace.tsx';
export { saveAddress, setSaved } from './saves/setSaved.ts';
export { searchLabel } from './search/foundKinds.ts';
export { ApiCacheContext } from './section/context.tsx';
export { ErrorBoundary } from './section/ErrorBoundary.tsx';
export type { SectionModule } from './section/mount.tsx';
export type { MountEnvironment } from './section/mountEnvironment.ts';
export { trustServerHtml } from './section/serverHtml.ts';
export { usePageViewer, useRedirect, useRequireSignIn } from './section/useRedirect.ts';
export {
  $viewer,
  changeViewer,
  endSession,
  isMembersBrowser,
  syncSession,
  ViewerContext,
} from './app/session.ts';
export { SignInButton } from './ui/SignInButton.tsx';
export { pluralize } from './text/pluralize.ts';
export { $announcement } from './toast/announce.ts';
export { $toast, hideToast, holdToast, releaseToast } from './toast/store.ts';
export { $pendingToggles, showWaitingToggles } from './toggles/sendToggle.ts';
export { notifyFailure, showToggleFailure } from './toggles/sendToggle.ts';
export { IconFrame } from './ui/createIcon.tsx';
export type { ButtonLook } from './ui/Button.tsx';
export { LoadingText } from './ui/LoadingText.tsx';
export { localizeTimes } from './ui/Time.tsx';
export { MoreMenu } from './ui/MoreMenu.tsx';
export { TryAgain } from './ui/TryAgain.tsx';
export { UnavailablePage } from './ui/UnavailablePage.tsx';
