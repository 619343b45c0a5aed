/** What the shell offers to the sections. The host provides it, once for all of them, at run time. */
import { version } from './package.json';

/** The kit's version, 'major.minor.patch': a break is a new major, an addition a new minor. */
export const KIT_VERSION: string = version;

export { type AnswerStore, createAnswers } from './answers.ts';
export { NO_ANSWER, readApi, sendApi, SOMETHING_WENT_WRONG } from './api.ts';
export { Comments, type CommentsProps } from './comments/Comments.tsx';
export { CommentsLink, type CommentsLinkProps } from './comments/CommentsLink.tsx';
export { useOnline } from './connection.ts';
export type { FormErrors } from './form/errorsOf.ts';
export { pictureOf } from './head/pictureOf.ts';
export { storyHead } from './head/storyHead.ts';
export { Carousel, type CarouselProps } from './images/Carousel.tsx';
export { Gallery, type GalleryProps } from './images/Gallery.tsx';
export { Picture, type PictureProps } from './images/Picture.tsx';
export { StandIn } from './images/StandIn.tsx';
export { type LazyComponent, lazyComponent, loadComponent } from './lazy/lazyComponent.tsx';
export { LikeButton, type LikeButtonProps } from './likes/LikeButton.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { followModals } from './modal/history.ts';
export { ModalHost } from './modal/ModalHost.tsx';
export { openLazyModal } from './modal/openLazyModal.tsx';
export { closeModal, type Modal, openModal } from './modal/store.ts';
export { onPrefetch, prefetch } from './prefetch.ts';
export { SiteRouter, type SiteRouterProps, useAddress, useNavigate } from './router.tsx';
export { followScroll, restoreScroll } from './scroll.ts';
export { type Collection, collectionOf } from './records/collection.ts';
export { OwnRecords, type OwnRecordsProps } from './records/OwnRecords.tsx';
export { MoreLink, type MoreLinkProps } from './records/MoreLink.tsx';
export { Shelf, type ShelfRecord } from './records/Shelf.tsx';
export type { Subject } from './records/subject.ts';
export { type PagedList, usePagedList } from './records/usePagedList.ts';
export { StoryCounts, type StoryCountsProps } from './records/StoryCounts.tsx';
export { WriteButton, type WriteButtonProps } from './records/WriteButton.tsx';
export { useAnswers } from './section/context.ts';
export {
  type MissingProps,
  type PageProps,
  type Read,
  read,
  type Route,
  route,
  type SectionDefinition,
  widget,
  type WidgetProps,
} from './section/define.ts';
export { ErrorBoundary, type ErrorBoundaryProps } from './section/ErrorBoundary.tsx';
export { mountable, type MountEnvironment, type SectionModule } from './section/mount.tsx';
export { useSignInFirst } from './section/useSignInFirst.ts';
export { $viewer, changeViewer, followSession, useViewer, ViewerContext } from './session.ts';
export { ShareButton, type ShareButtonProps } from './share/ShareButton.tsx';
export { askToSignIn, onAskToSignIn } from './signIn.ts';
export { summaryOf } from './text/summary.ts';
export { UserText } from './text/UserText.tsx';
export { $announcement, announce, type Announcement } from './toast/announce.ts';
export { $toast, holdToast, notify, releaseToast, type Toast } from './toast/store.ts';
export { BackLink } from './ui/BackLink.tsx';
export { Button, ButtonLink, type ButtonLook, type ButtonProps } from './ui/Button.tsx';
export { CardTitle, type CardTitleProps } from './ui/CardTitle.tsx';
export { EmptyNote } from './ui/EmptyNote.tsx';
export { LoadingText } from './ui/LoadingText.tsx';
export { Notice, type NoticeProps } from './ui/Notice.tsx';
export { Time } from './ui/Time.tsx';
export { TryAgain, type TryAgainProps } from './ui/TryAgain.tsx';
export { UnavailablePage, type UnavailablePageProps } from './ui/UnavailablePage.tsx';
