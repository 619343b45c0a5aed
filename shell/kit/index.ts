/** Exports for sections, shared at run time. Shell-only exports are in `shell.ts`. */
export { isGood, sendApi } from './api.ts';
export { Comments, type CommentsProps } from './comments/Comments.tsx';
export { CommentsLink, type CommentsLinkProps } from './comments/CommentsLink.tsx';
export {
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from './form/fields.tsx';
export { usePostedForm } from './form/usePostedForm.ts';
export { pictureOf } from './head/storyHead.ts';
export { storyHead } from './head/storyHead.ts';
export { Carousel, type CarouselProps } from './images/Carousel.tsx';
export { Gallery, type GalleryProps } from './images/Gallery.tsx';
export { Picture, type PictureProps } from './images/Picture.tsx';
export { type LazyComponent, lazyComponent } from './lazy/lazyComponent.tsx';
export { LikeButton, type LikeButtonProps } from './likes/LikeButton.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { prefetch, requestSignIn } from './host.ts';
export { type Address, useAddress, useNavigate } from './router.tsx';
export { DeleteButton, type DeleteButtonProps } from './records/AuthorTools.tsx';
export { EditLink, type EditLinkProps } from './records/AuthorTools.tsx';
export { PendingNote, type PendingNoteProps } from './records/AuthorTools.tsx';
export type { NewestProps } from './records/MemberRecords.tsx';
export { ChosenFilters, type ChosenFiltersProps } from './records/filters/ChosenFilters.tsx';
export { FilterForm, type FilterFormProps } from './records/filters/FilterForm.tsx';
export { addressWithout, listAddress, type ListFilter } from './records/filters/filters.ts';
export { QueryForm, type QueryFormProps } from './records/filters/QueryForm.tsx';
export { storyFilters } from './records/filters/storyFilters.ts';
export { MoreLink, type MoreLinkProps } from './records/MoreLink.tsx';
export { BlockButton } from './blocks/BlockButton.tsx';
export type { BlockButtonProps } from './blocks/BlockForm.tsx';
export { ModerateButton, type ModerateButtonProps } from './moderation/ModerateButton.tsx';
export { ReportButton, type ReportButtonProps } from './reports/ReportButton.tsx';
export { type RecordKind, recordKind } from './records/recordKind.ts';
export { recordCache } from './records/recordCache.ts';
export { RecordListPage, type RecordListPageProps } from './records/RecordListPage.tsx';
export {
  type FormPageProps,
  type ListPageProps,
  type RecordPageProps,
  type RecordSection,
  recordSection,
} from './records/recordSection.tsx';
export { type ListOptions, type PagedList, usePagedList } from './records/usePagedList.ts';
export { Shelf, type ShelfRecord } from './records/Shelf.tsx';
export { StoryCounts, type StoryCountsProps } from './records/StoryCounts.tsx';
export { searchWidget } from './search/searchWidget.tsx';
export type { FoundEntry, FoundKinds } from './search/foundKinds.ts';
export { replaceQuery } from './scroll.ts';
export { SaveButton, type SaveButtonProps } from './saves/SaveButton.tsx';
export { useApiCache } from './section/context.tsx';
export {
  type NotFoundProps,
  type PageProps,
  type Read,
  read,
  type Route,
  route,
  type SectionDefinition,
  widget,
  type WidgetProps,
} from './section/define.ts';
export { mountable, type SectionModule } from './section/mount.tsx';
export type { MountEnvironment } from './section/mountEnvironment.ts';
export { useViewer } from './session.ts';
export { ShareButton, type ShareButtonProps } from './share/ShareButton.tsx';
export { CardTags } from './tags/TagList.tsx';
export { TagList, type TagListProps } from './tags/TagList.tsx';
export { tagThings } from './tags/tagThings.ts';
export { Excerpt } from './text/Excerpt.tsx';
export { summaryOf } from './text/summary.ts';
export { UserText, type UserTextProps } from './text/UserText.tsx';
export { announce } from './toast/announce.ts';
export { showToast } from './toast/store.ts';
export { BackLink } from './ui/BackLink.tsx';
export { Byline, type BylineProps } from './ui/Byline.tsx';
export { Button, ButtonLink, type ButtonLook, type ButtonProps } from './ui/Button.tsx';
export { CardTitle, type CardTitleProps } from './ui/CardTitle.tsx';
export { EmptyNote } from './ui/EmptyNote.tsx';
export { LocalTime } from './ui/Time.tsx';
export { MemberName, type MemberNameProps } from './ui/MemberName.tsx';
export { Notice, type NoticeProps } from './ui/Notice.tsx';
export { Time } from './ui/Time.tsx';
