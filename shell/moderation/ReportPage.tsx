import { RULES_PATH, REPORT_PATH } from '@desert/contract/moderation/moderation-pages';
import { NOTICE_REASONS } from '@desert/contract/moderation/notices';
import { CONTACT_PATH } from '@desert/contract/pages/operator';
import { Button, Link, useViewer } from '@desert/kit';
import { TextArea } from '@desert/kit/forms';
import { useAddress } from '@desert/kit/shell';
import { SelectField, TextField } from '@desert/kit/shell/controls';
import { type FormEvent, useRef, useState } from 'react';
import { useSite } from '../sections/site.ts';
import styles from './ReportPage.module.css';

const SENT =
  'Thanks. Your report is in the moderators’ queue. We’ll email you the outcome, usually within a day.';
const CHECK_EMAIL =
  'Almost there. Open the link in the email that we’re sending you. Until then, no one reads your report.';

/** The report of someone without an account. The form is posted; scripts only add a proof of work. */
export function ReportPage() {
  const query = new URLSearchParams(useAddress().search);
  const { state, navigation } = useSite();
  const posted = navigation?.navigated ? undefined : state.form;
  const token = query.get('token');
  const isDone = !posted && (query.has('sent') || query.has('confirm'));
  return (
    <div className={`stack gap-5 middle ${styles.page}`}>
      <header className="stack tight">
        <h1>Report a page</h1>
        {!isDone && token === null && (
          <p>
            For anyone, with or without an account. A moderator reads your report, usually within a
            day, and we email you the outcome. If someone is in danger right now, call the police
            first.
          </p>
        )}
      </header>
      {isDone && <p role="status">{query.has('sent') ? SENT : CHECK_EMAIL}</p>}
      {!isDone && token !== null && <ConfirmReport token={token} error={posted?.errors['token']} />}
      {!isDone && token === null && (
        <NoticeFields
          page={query.get('page') ?? ''}
          errors={posted?.errors ?? {}}
          typed={posted?.values ?? {}}
        />
      )}
    </div>
  );
}

/** The page of the mailed link. It takes a press, because mail scanners open links, too. */
function ConfirmReport({ token, error }: { token: string; error: string | undefined }) {
  return (
    <form method="post" action={`${REPORT_PATH}?token=${encodeURIComponent(token)}`}>
      <div className="stack">
        {error && (
          <p role="alert" className="semibold accent">
            {error}
          </p>
        )}
        <p>One last step: confirm that you sent the report.</p>
        <input type="hidden" name="token" value={token} />
        <div className="row">
          <Button type="submit">Confirm my report</Button>
        </div>
      </div>
    </form>
  );
}

const FIELDS = new Set(['page', 'why', 'details', 'email', 'good_faith']);

interface NoticeFieldsProps {
  page: string;
  errors: Record<string, string>;
  typed: Record<string, string[]>;
}

function NoticeFields({ page, errors, typed }: NoticeFieldsProps) {
  const [isBusy, setBusy] = useState(false);
  const proof = useRef<HTMLInputElement>(null);
  const viewer = useViewer();
  const valueOf = (name: string) => typed[name]?.[0];
  const field = (name: string) => ({ name, error: errors[name], defaultValue: valueOf(name) });
  const general = Object.entries(errors).filter(([name]) => !FIELDS.has(name));

  async function prove(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    setBusy(true);
    const { makeProof } = await import('@desert/kit/shell/proof');
    if (proof.current) proof.current.value = await makeProof();
    // Sends the form as without scripts. The browser shows the typed values again if it fails.
    form.submit();
  }

  return (
    <form
      method="post"
      action={REPORT_PATH}
      className="stack"
      onSubmit={(event) => void prove(event)}
    >
      {general.map(([name, message]) => (
        <p key={name} role="alert" className="semibold accent">
          {message}
        </p>
      ))}
      {viewer && (
        <p className="note">
          You’re logged in. “Report” below a post or comment is quicker, and needs no email.
        </p>
      )}
      <TextField
        label="Link of the page"
        hint="Copy it from your browser’s address bar."
        inputMode="url"
        autoComplete="off"
        required
        {...field('page')}
        defaultValue={valueOf('page') ?? page}
      />
      <SelectField
        label="What’s wrong?"
        none="Choose one"
        choices={Object.entries(NOTICE_REASONS)}
        required
        {...field('why')}
      />
      <TextArea
        label="Explain it to us"
        hint="Which part of the page, and why. If it’s about a law or a right, say which one."
        rows={5}
        required
        {...field('details')}
      />
      <TextField
        label="Your email"
        hint="Only for our response. Moderators and members don’t see it."
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <div className="stack gap-1">
        <label className={`target row ${styles.check}`}>
          <input
            type="checkbox"
            name="good_faith"
            value="1"
            required
            defaultChecked={valueOf('good_faith') === '1'}
            aria-describedby={errors['good_faith'] && 'good-faith-error'}
          />
          What I wrote is true and complete, as far as I know.
        </label>
        {errors['good_faith'] && (
          <p id="good-faith-error" className="text-small semibold accent">
            {errors['good_faith']}
          </p>
        )}
      </div>
      <input ref={proof} type="hidden" name="proof" defaultValue="" />
      <div className="row">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send report'}
        </Button>
      </div>
      <p className="caption">
        The <Link href={RULES_PATH}>house rules</Link> say what can’t be posted.{' '}
        <Link href={CONTACT_PATH}>Contact</Link> says who runs this site.
      </p>
    </form>
  );
}
