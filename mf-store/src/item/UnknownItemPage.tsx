import { ButtonLink, Notice } from '@desert/kit';

/** Where there is no such item. */
export function UnknownItemPage() {
  return (
    <Notice heading="This item is gone">
      <p>It was sold, taken back, or never was. Others may be waiting for you.</p>
      <ButtonLink href="/merch">Back to store</ButtonLink>
    </Notice>
  );
}
