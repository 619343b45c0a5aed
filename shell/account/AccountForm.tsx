import type { Answer, PostedForm } from '@desert/contract/page';
import type { PasskeyRequest, SecondFactorNeeded } from '@desert/contract/passkeys';
import type { DemoAccount } from '@desert/contract/shell';
import { Button, lazyComponent, Link } from '@desert/kit';
import { Form, FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { type MouseEvent, useState } from 'react';
import { ACCOUNT_FORMS, type AccountFormName } from './accountForms.ts';
import { PasskeyForm } from './passkeys/PasskeyForm.tsx';
import { signInAs } from './signInAs.ts';

const SuspendedAccount = lazyComponent(
  async () => (await import('./SuspendedAccount.tsx')).SuspendedAccount,
);

const SecondFactorStep = lazyComponent(
  async () => (await import('./passkeys/SecondFactorStep.tsx')).SecondFactorStep,
);

interface AccountFormProps {
  name: AccountFormName;
  /** Where to go on to without JavaScript: a path of this site, home where none is said. */
  next?: string;
  /** What the server said of it, where it was posted without JavaScript. */
  posted?: PostedForm | undefined;
  demo?: DemoAccount | undefined;
  /** Whether the visitor's session is that of a suspended account. */
  suspended?: boolean;
  /** Called when somebody is signed in. */
  onDone?: () => void;
}

/** Signs somebody in, by a log-in or a new account: with the password or a passkey, or both where it takes both. */
export function AccountForm({
  name,
  next = '/',
  posted,
  demo,
  suspended = false,
  onDone,
}: AccountFormProps) {
  const { title, waiting, schema, api, fields } = ACCOUNT_FORMS[name];
  const [asked, setAsked] = useState<PasskeyRequest>();
  const [isSuspended, setIsSuspended] = useState(suspended);
  const form = useForm({
    schema,
    async send(values) {
      const { confirmPassword: _, ...sent } = values;
      const answer = await noteSuspension(sendApi('POST', api, sent));
      setAsked((answer.body as Partial<SecondFactorNeeded> | null)?.second_factor);
      return answer;
    },
    initialErrors: posted?.errors,
    onDone: signIn,
  });

  /** Every log-in endpoint returns `suspended: true` for a suspended account. */
  async function noteSuspension(sent: Promise<Answer>): Promise<Answer> {
    const answer = await sent;
    setIsSuspended((answer.body as { suspended?: true } | null)?.suspended === true);
    return answer;
  }

  function signIn(account: unknown) {
    signInAs(account);
    onDone?.();
  }

  if (asked)
    return (
      <>
        <SecondFactorStep
          asked={asked}
          noteSuspension={noteSuspension}
          onDone={signIn}
          onGiveUp={() => setAsked(undefined)}
        />
        {isSuspended && <SuspendedAccount />}
      </>
    );
  return (
    <>
      <Form
        form={form}
        className="stack"
        method="post"
        action={`/${name}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`}
      >
        <FormSummary />
        {fields.map((field) => (
          <TextField key={field.name} {...field} defaultValue={posted?.values[field.name]?.[0]} />
        ))}
        {posted?.errors['recovery_code'] && (
          <TextField label="Recovery code" name="recovery_code" autoComplete="one-time-code" />
        )}
        <div className="row">
          <SubmitButton waiting={waiting} posts>
            {title}
          </SubmitButton>
          {name === 'login' && demo && <DemoButton demo={demo} />}
        </div>
      </Form>
      {isSuspended && <SuspendedAccount placeholder={<DownloadData />} />}
      {name === 'login' && (
        <Link className="target" href="/forgotten">
          Forgot your password?
        </Link>
      )}
      {name === 'login' && (
        <PasskeyForm
          label="Log in with a passkey"
          send={async () =>
            noteSuspension((await import('./passkeys/askDevice.ts')).logInWithPasskey())
          }
          onDone={signIn}
        />
      )}
    </>
  );
}

/** What a suspended member can do without scripts. */
function DownloadData() {
  return (
    <a href="/api/account/data/" download>
      Download my data
    </a>
  );
}

/** Fills the demo account into the form it stands in, and submits it. */
function DemoButton({ demo }: { demo: DemoAccount }) {
  function fillIn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    for (const [name, value] of Object.entries(demo)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value as string;
    }
    form.requestSubmit();
  }
  return (
    <Button look="quiet" data-needs-script onClick={fillIn}>
      Demo User
    </Button>
  );
}
