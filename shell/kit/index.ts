/** Exports for sections, shared at run time. Shell-only exports are in `shell.ts`. */
export { sendApi } from './app/api.ts';
export { sendOrWait } from './app/outbox.ts';
export { isWaiting } from './app/outboxState.ts';
export { CommentsLink } from './comments/CommentsLink.tsx';
export {
  LazyBlockButton as BlockButton,
  LazyFilterForm as FilterForm,
  LazyQueryForm as QueryForm,
  LazyReportButton as ReportButton,
  LazySelectField as SelectField,
  LazyTextField as TextField,
  LazyTicket as Ticket,
} from './controlParts.ts';
export { withControls } from './withControls.later.ts';
export { usePostedForm, useApiCache } from './section/context.tsx';
export { toPicture, buildStoryHead, tagThings } from './head/storyHead.ts';
export { Carousel } from './images/Carousel.tsx';
export { RecordPicture } from './images/Picture.tsx';
export { createLazyComponent } from './lazy/lazyComponent.tsx';
export { LikeButton } from './likes/LikeButton.tsx';
export { Link } from './app/Link.tsx';
export { prefetch, requestSignIn } from './app/host.ts';
export { useAddress, useNavigate } from './app/router.tsx';
export {
  LazyComments as Comments,
  LazyEditLink as EditLink,
  LazyGallery as Gallery,
  LazyHeldNote as HeldNote,
  LazyModerateButton as ModerateButton,
  LazyRecordMenu as RecordMenu,
  LazyUserText as UserText,
} from './recordParts.ts';
export { isHeld } from './records/isHeld.ts';
export type { NewestProps } from './records/MemberRecords.tsx';
export { ChosenFilters } from './records/filters/ChosenFilters.tsx';
export { buildFirstPageAddress, listAddress, type ListFilter } from './records/filters/filters.ts';
export { storyFilters } from './records/filters/storyFilters.ts';
export { MoreLink } from './records/MoreLink.tsx';
export { describeKind } from './records/kindDescription.ts';
export { recordCache } from './records/recordCache.ts';
export { RecordListPage } from './records/RecordListPage.tsx';
export {
  type FormPageProps,
  type ListPageProps,
  type RecordPageProps,
  recordSection,
} from './records/recordSection.tsx';
export { usePagedList } from './records/usePagedList.ts';
export { Shelf } from './records/Shelf.tsx';
export { FeedItem } from './records/FeedItem.tsx';
export { StoryCounts } from './records/StoryCounts.tsx';
export { searchWidget } from './search/searchWidget.tsx';
export type { FoundEntry } from './search/foundKinds.ts';
export { replaceQuery } from './app/scroll.ts';
export { SaveButton } from './saves/SaveButton.tsx';
export {
  type NotFoundProps,
  type PageProps,
  read,
  route,
  type SectionDefinition,
  widget,
} from './section/define.ts';
export { createSectionModule } from './section/mount.tsx';
export { useViewer } from './app/session.ts';
export { ShareButton } from './share/ShareButton.tsx';
export { CardTags } from './tags/TagList.tsx';
export { TagList } from './tags/TagList.tsx';
export { Excerpt } from './text/Excerpt.tsx';
export { summarize } from './text/summary.ts';
export { announce } from './toast/announce.ts';
export { showToast } from './toast/store.ts';
export { BackLink } from './ui/BackLink.tsx';
export { Byline } from './ui/Byline.tsx';
export { Button, ButtonLink } from './ui/Button.tsx';
export { CardTitle } from './ui/CardTitle.tsx';
export { EmptyNote } from './ui/EmptyNote.tsx';
export { FindNight } from './ui/FindNight.tsx';
export { FollowLink } from './ui/FollowLink.tsx';
export { MemberName } from './ui/MemberName.tsx';
export { Notice } from './ui/Notice.tsx';
export { getEraClass, Face, Sweater } from './ui/Sweater.tsx';
export { Time } from './ui/Time.tsx';
