import { PHOTO_TYPES } from '@desert/contract/photos/photos';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import type { Item } from '@desert/contract/store/merch';
import { type ProofCode, proofPath } from '@desert/contract/store/proof';
import { BackLink, Button, type PageProps, TextField, usePostedForm } from '@desert/kit';
import { shrinkPhoto } from '@desert/kit/forms';
import { useState } from 'react';

interface ProofData {
  record: Item;
  proof: ProofCode;
}

/** The seller's page with today's code, and a plain form for the photo that shows it. */
export function ProofPage({ data: { record, proof } }: Pick<PageProps<ProofData>, 'data'>) {
  const [errors, setErrors] = useState(Object.values(usePostedForm()?.errors ?? {}));
  const [isBusy, setBusy] = useState(false);

  async function prepare(input: HTMLInputElement) {
    setBusy(true);
    setErrors(await shrinkPhoto(input));
    setBusy(false);
  }

  return (
    <div className="stack gap-5 middle narrow">
      <p>
        <BackLink href={`/merch/${record.id}`}>Back to item</BackLink>
      </p>
      <h1>Add a proof photo</h1>
      <p>
        A photo of <b dir="auto">{record.name}</b> next to today’s code shows buyers that you have
        it. The badge lasts 7 days, or until the item’s photos change.
      </p>
      <form
        method="post"
        action={proofPath(record.id)}
        encType="multipart/form-data"
        className="card stack justify-start pad-4"
      >
        <p>1. Write today’s code on paper:</p>
        <p className="score accent">{proof.code}</p>
        <p>2. Put it beside the item and take a photo of both.</p>
        <input type="hidden" name="code" value={proof.code} />
        <TextField
          label="3. Choose the photo"
          name={PHOTOS_FIELD}
          type="file"
          accept={Object.values(PHOTO_TYPES).join()}
          required
          error={errors[0]}
          onChange={({ currentTarget }) => void prepare(currentTarget)}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Preparing...' : 'Add proof photo'}
        </Button>
      </form>
    </div>
  );
}
