import type { AccountDetails } from '@desert/contract/accounts/account';
import { AddressChange } from '@desert/contract/accounts/account-links';
import type { Done } from '@desert/contract/accounts/account-settings';
import { SETTINGS_READS } from '@desert/contract/members/members';
import { defineBodySchema } from '@desert/contract/text/body';
import { showToast } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { useSetting } from '../useSetting.ts';
import { FoldedForm } from './FoldedForm.tsx';
import { sendReauthenticated } from './sendReauthenticated.tsx';

export function EmailForm() {
  const { value: account, reload } = useSetting<AccountDetails>(SETTINGS_READS.account);
  return (
    <>
      {account && <p className="breakable">{account.email}</p>}
      {account?.email_confirmed === false && !account.awaits_approval && <Unconfirmed />}
      {account?.new_email && (
        <p className="breakable">
          Open the link we sent to <bdi>{account.new_email}</bdi> to confirm it.
        </p>
      )}
      <FoldedForm
        title="Change email"
        waiting="Sending..."
        fields={[{ label: 'New email', name: 'email', type: 'email', autoComplete: 'email' }]}
        schema={AddressChange}
        send={(values) => sendReauthenticated('PUT', '/api/account/email/', values)}
        onDone={(body) => {
          showToast((body as Done).message);
          void reload();
        }}
      />
    </>
  );
}

function Unconfirmed() {
  const form = useForm({
    schema: defineBodySchema({}),
    send: () => sendApi('POST', '/api/account/confirmation/'),
    onDone: (response) => showToast((response as Done).message),
  });
  return (
    <Form form={form} className="stack" method="post">
      <p>You haven’t confirmed this email yet. Check your inbox for the link we sent.</p>
      <FormSummary />
      <div className="row" data-needs-script>
        <SubmitButton look="quiet" waiting="Sending...">
          Resend link
        </SubmitButton>
      </div>
    </Form>
  );
}
