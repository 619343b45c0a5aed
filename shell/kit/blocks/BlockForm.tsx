import type { Author } from '@desert/contract/records/records';
import { useState } from 'react';
import { isGood, sendApi } from '../app/api.ts';
import { formatResponseErrors } from '../app/fieldErrors.ts';
import { requestSignIn } from '../app/host.ts';
import { showToast } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import styles from '../modal/ModalHost.later.module.css';

export interface BlockButtonProps {
  member: Author;
  /** Whether the viewer blocks the member. If undefined, the button fetches it from the API when clicked. */
  isBlocked?: boolean;
  /** Whether the accessible name includes the username, for pages with several buttons. */
  named?: boolean;
  onChange?: (isBlocked: boolean) => void;
}

interface BlockFormProps extends BlockButtonProps {
  close: () => void;
}

export function BlockForm({ member, isBlocked, onChange, close }: BlockFormProps) {
  const { id, username } = member;
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const verb = isBlocked ? 'Unblock' : 'Block';

  async function press() {
    setPending(true);
    const response = isBlocked
      ? await sendApi('DELETE', `/api/blocks/${id}/`)
      : await sendApi('POST', '/api/blocks/new/', { user_id: id });
    setPending(false);
    if (response.status === 401) return requestSignIn();
    if (!isGood(response)) return setProblem(formatResponseErrors(response));
    close();
    onChange?.(!isBlocked);
    showToast(isBlocked ? `You unblocked ${username}.` : `You blocked ${username}.`);
  }

  return (
    <div className={`stack text-large ${styles.prompt}`}>
      <h2>
        {verb} <bdi>{username}</bdi>
      </h2>
      <p>
        {isBlocked
          ? 'They’ll be able to message you again.'
          : 'People you block can’t message you, and you won’t get notifications about what they do. They can still comment on your posts, and they find out only if they try to message you.'}
      </p>
      <p role="alert" className="optional semibold accent">
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
