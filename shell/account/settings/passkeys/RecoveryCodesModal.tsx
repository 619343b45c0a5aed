import { SITE_NAME } from '@desert/contract/pages/shell';
import { announce, Button } from '@desert/kit';
import type { Modal } from '@desert/kit/shell';
import { useState } from 'react';
import styles from '../SettingsPage.module.css';

export function createRecoveryCodesModal(codes: string[]): Modal {
  return {
    label: 'Your recovery codes',
    // The codes are shown once; an accidental Escape must not close them.
    persistent: true,
    content: (close) => <Codes codes={codes} close={close} />,
  };
}

function Codes({ codes, close }: { codes: string[]; close: () => void }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
    announce('Copied');
  }

  return (
    <div className={`stack ${styles.sheet}`}>
      <h2>Your recovery codes</h2>
      <p>
        If you lose your passkey, use one of these codes to log in. Each code works once. Save them
        somewhere safe now, because you won’t see them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`row ${styles.tools}`}>
        <Button look="quiet" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button look="quiet" onClick={() => downloadCodes(codes)}>
          Download
        </Button>
        <Button onClick={close}>I saved my codes</Button>
      </div>
    </div>
  );
}

function downloadCodes(codes: string[]) {
  const text = `${SITE_NAME}: recovery codes\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
