import type { Author } from '@desert/contract/records';
import { useState } from 'react';
import { isGood, sendApi } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { requestSignIn } from '../host.ts';
import { notify } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import styles from '../modal/Prompt.later.module.css';

export interface BlockButtonProps {
  member: Author;
  /** Whether the viewer blocks them. If unknown, a press asks the API. */
  isBlocked?: boolean;
  /** Whether its accessible name includes the username, for a page with several of these buttons. */
  named?: boolean;
  /** Called after the member was blocked or unblocked. */
  onChange?: (isBlocked: boolean) => void;
}

interface BlockFormProps extends BlockButtonProps {
  /** Closes the modal that it is in. */
  close: () => void;
}

/** Says what it means to block a member, and blocks them, or no longer. */
export function BlockForm({ member, isBlocked, onChange, close }: BlockFormProps) {
  const { id, username } = member;
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const verb = isBlocked ? 'Unblock' : 'Block';

  async function press() {
    setPending(true);
    const answer = isBlocked
      ? await sendApi('DELETE', `/api/blocks/${id}/`)
      : await sendApi('POST', '/api/blocks/new/', { user_id: id });
    setPending(false);
    if (answer.status === 401) return requestSignIn();
    if (!isGood(answer)) return setProblem(errorText(answer));
    close();
    onChange?.(!isBlocked);
    notify(isBlocked ? `You unblocked ${username}.` : `You blocked ${username}.`);
  }

  return (
    <div className={`stack ${styles.modal}`}>
      <h2>
        {verb} <bdi>{username}</bdi>
      </h2>
      <p>
        {isBlocked
          ? 'They’ll be able to message you again.'
          : 'People you block can’t message you, and you won’t get notifications about what they do. They can still comment on your posts, and they find out only if they try to message you.'}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className="row">
        <Button waiting={pending && `${verb}ing...`} onClick={() => void press()}>
          {verb}
        </Button>
      </div>
    </div>
  );
}
