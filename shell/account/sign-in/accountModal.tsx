import type { Viewer } from '@desert/contract/accounts/account';
import type { DemoAccount } from '@desert/contract/pages/shell';
import { $viewer, interceptClick, type Modal } from '@desert/kit/shell';
import { AccountForm } from './AccountForm.tsx';
import { ACCOUNT_FORMS, type AccountFormName } from './accountForms.ts';

export function createAccountModal(
  name: AccountFormName,
  demo: DemoAccount | undefined,
  open: (name: AccountFormName) => void,
  act?: (viewer: Viewer) => void,
): Modal {
  const { title, question, other } = ACCOUNT_FORMS[name];
  return {
    label: title,
    content: (close) => {
      function finish() {
        close();
        const viewer = $viewer.get();
        if (viewer) act?.(viewer);
      }
      return (
        <div className="stack">
          <h2>{title}</h2>
          <AccountForm key={name} name={name} demo={demo} onDone={finish} />
          <p>
            {question}{' '}
            <a href={`/${other}`} onClick={interceptClick(() => open(other))}>
              {ACCOUNT_FORMS[other].title}
            </a>
          </p>
        </div>
      );
    },
  };
}
