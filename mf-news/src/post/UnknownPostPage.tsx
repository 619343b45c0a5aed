import { ButtonLink, Notice } from '@desert/kit';

/** Where there is no such post. */
export function UnknownPostPage() {
  return (
    <Notice heading="No such post">
      <p>It was taken down, or it never was. There is more to talk about.</p>
      <ButtonLink href="/news">Back to News</ButtonLink>
    </Notice>
  );
}
