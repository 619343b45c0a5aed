import { DECISIONS_PATH } from '@desert/contract/moderation/moderation-pages';
import { Button, ButtonLink, showToast } from '@desert/kit';
import { openDeleteAccount } from './DeleteAccount.tsx';

export function SuspendedAccount() {
  return (
    <div className="stack">
      <p>
        Think we got it wrong?{' '}
        <a href={DECISIONS_PATH}>Read the decision or ask another moderator</a>.
      </p>
      <p>You can still download your data or delete your account.</p>
      <div className="row">
        <ButtonLink look="quiet" href="/api/account/data/" download>
          Download my data
        </ButtonLink>
        <Button
          look="quietDanger"
          onClick={() => openDeleteAccount(() => showToast('Your account has been deleted.'))}
        >
          Delete my account
        </Button>
      </div>
    </div>
  );
}
