/** Components that only pages of records show, in a file of their own: docs/decisions/0008-code-when-needed.md */
import { createLazyComponent } from './lazy/lazyComponent.tsx';

export const LazyComments = createLazyComponent(
  async () => (await import('./comments/Comments.tsx')).Comments,
);
export const LazyEditLink = createLazyComponent(
  async () => (await import('./records/AuthorTools.tsx')).EditLink,
);
export const LazyGallery = createLazyComponent(
  async () => (await import('./images/Gallery.tsx')).Gallery,
);
export const LazyHeldNote = createLazyComponent(
  async () => (await import('./records/AuthorTools.tsx')).HeldNote,
);
export const LazyModerateButton = createLazyComponent(
  async () => (await import('./moderation/ModerateButton.tsx')).ModerateButton,
);
export const LazyRecordMenu = createLazyComponent(
  async () => (await import('./share/RecordMenu.tsx')).RecordMenu,
);
export const LazyUserText = createLazyComponent(
  async () => (await import('./text/UserText.tsx')).UserText,
);

export const RECORD_PARTS = [
  LazyComments,
  LazyEditLink,
  LazyGallery,
  LazyHeldNote,
  LazyModerateButton,
  LazyRecordMenu,
  LazyUserText,
];
