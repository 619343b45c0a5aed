import { ButtonLink, Notice } from '@desert/kit';

/** Where there is no such memory. */
export function UnknownMemoryPage() {
  return (
    <Notice heading="This memory is gone">
      <p>It was taken back, or never was. Others have kept theirs.</p>
      <ButtonLink href="/memories">Back to memories</ButtonLink>
    </Notice>
  );
}
