import { REPORT_PATH } from '@desert/contract/moderation/moderation-pages';
import { CONTACT_PATH, OPERATOR_READ, type Operator } from '@desert/contract/pages/operator';
import { Link } from '@desert/kit';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useResponse } from '../sections/useResponse.ts';
import styles from './ReportPage.module.css';

export function ContactPage({ onShown }: Pick<ShellPageProps, 'onShown'>) {
  return (
    <div className="stack gap-5 middle measure">
      <h1>Contact</h1>
      <section className="stack tight">
        <h2>Something here shouldn’t be here</h2>
        <p>
          <Link href={REPORT_PATH}>Report a page</Link>. You don’t need an account, and it reaches a
          moderator sooner than an email. If someone is in danger right now, call the police first.
        </p>
      </section>
      <section className="stack tight">
        <h2>Who runs this site</h2>
        <OperatorDetails onShown={onShown} />
      </section>
      <section className="stack tight">
        <h2>Authorities and people acting for others</h2>
        <p>
          Write in English, by email or as a report. Say which page it’s about, and under which law
          you ask. To report many pages at once, send a list of their addresses.
        </p>
      </section>
    </div>
  );
}

function OperatorDetails({ onShown }: Pick<ShellPageProps, 'onShown'>) {
  const { response, retry } = useResponse(OPERATOR_READ);
  const isThere = response !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!response) return <LoadingText text="Loading who runs this site..." part />;
  if (response.status !== 200) return <TryAgain label="Who runs this site" onRetry={retry} />;
  const { name, address, email } = response.body as Operator;
  return (
    <>
      {(name || address || email) && (
        <address className={`stack tight ${styles.address}`}>
          {name && <span>{name}</span>}
          {address && <span>{address}</span>}
          {email && (
            <a className="target" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </address>
      )}
      {!email && (
        <p>
          There’s no email address here yet. Until there is, reach the moderators with a{' '}
          <Link href={`${REPORT_PATH}?page=${CONTACT_PATH}`}>report</Link>.
        </p>
      )}
    </>
  );
}
