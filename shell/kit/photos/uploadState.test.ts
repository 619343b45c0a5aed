import { expect, it } from 'vitest';
import {
  canRetry,
  isUnderWay,
  advanceUploadState,
  type UploadState,
  describeUpload,
} from './uploadState.ts';

const failed: UploadState = { is: 'failed', message: 'No connection.', canRetry: true };

it('the state of an upload goes through a failure and a retry to the upload, with a text for each step', () => {
  const way: UploadState[] = [
    { is: 'uploading', sent: 7 },
    { is: 'uploading' },
    failed,
    { is: 'preparing' },
    { is: 'uploading', sent: 100 },
    { is: 'uploaded' },
  ];
  const states: UploadState[] = [{ is: 'preparing' }];
  for (const next of way) states.push(advanceUploadState(states.at(-1)!, next));
  expect(states.slice(1)).toEqual(way);
  expect(states.map(describeUpload)).toEqual([
    'Preparing...',
    'Uploading... 7%',
    'Upload failed. Trying again...',
    'Upload failed. No connection.',
    'Preparing...',
    'Uploading... 100%',
    'Uploaded',
  ]);
  expect(states.map(isUnderWay)).toEqual([true, true, true, false, true, true, false]);
});

it('late events do not change the state of an upload that failed or ended', () => {
  expect(advanceUploadState(failed, { is: 'uploading', sent: 50 })).toBe(failed);
  expect(advanceUploadState({ is: 'uploaded' }, failed)).toEqual({ is: 'uploaded' });
});

it('only an upload failure with `canRetry` can be retried', () => {
  expect(canRetry(failed)).toBe(true);
  expect(canRetry({ ...failed, canRetry: false })).toBe(false);
  expect(canRetry({ is: 'uploading' })).toBe(false);
});
