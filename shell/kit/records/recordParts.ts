/** Components that only the pages of records show. A route with `recordParts` loads them before it renders. */
import { createLazyComponent } from '../lazy/lazyComponent.tsx';

export const Comments = createLazyComponent(
  async () => (await import('../comments/Comments.tsx')).Comments,
);
export const EditLink = createLazyComponent(
  async () => (await import('./AuthorTools.tsx')).EditLink,
);
export const Gallery = createLazyComponent(
  async () => (await import('../images/Gallery.tsx')).Gallery,
);
export const HeldNote = createLazyComponent(
  async () => (await import('./AuthorTools.tsx')).HeldNote,
);
export const ModerateButton = createLazyComponent(
  async () => (await import('../moderation/ModerateButton.tsx')).ModerateButton,
);
export const RecordMenu = createLazyComponent(
  async () => (await import('../share/RecordMenu.tsx')).RecordMenu,
);
export const UserText = createLazyComponent(
  async () => (await import('../text/UserText.tsx')).UserText,
);

const PARTS = [Comments, EditLink, Gallery, HeldNote, ModerateButton, RecordMenu, UserText];

export async function loadRecordParts(): Promise<void> {
  await Promise.all(PARTS.map(({ load }) => load()));
}
