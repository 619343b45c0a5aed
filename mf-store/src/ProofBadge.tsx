import type { Proof } from '@desert/contract/store/proof';
import { Time } from '@desert/kit';
import styles from './ItemPrice.module.css';

/** Says that a photo of the item shows a code of the last week; nothing without one. */
export function ProofBadge({ proof }: { proof: Proof | undefined }) {
  if (!proof) return null;
  return (
    <p className="row gap-1-3">
      <b className={`text-small bold ink sunken rounded ${styles.state}`}>
        <span aria-hidden="true">✓ </span>Proof photo
      </b>
      <span className="caption">
        with the code {proof.code}, <Time iso={proof.at} />
      </span>
    </p>
  );
}
