import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface UnknownRecordPageProps {
  /** 'This item is gone' */
  heading: string;
  /** Why that may be, and what there is instead. */
  text: string;
  /** The link to the list: 'Back to store'. */
  back: string;
  /** The list's page. */
  path: string;
}

/** In the place of a record that does not exist. */
export function UnknownRecordPage({ heading, text, back, path }: UnknownRecordPageProps) {
  return (
    <Notice heading={heading}>
      <p>{text}</p>
      <ButtonLink href={path}>{back}</ButtonLink>
    </Notice>
  );
}
