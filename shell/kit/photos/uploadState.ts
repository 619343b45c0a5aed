/** State machine of an upload. A removed photo has no state: unmounting its row aborts the upload. */
export type UploadState =
  | { is: 'preparing' | 'uploaded' }
  /** The user left the page before the upload finished, so the file is gone. */
  | { is: 'lost' }
  /** `sent` is a percentage; undefined during the pause before a retry. */
  | { is: 'uploading'; sent?: number }
  | { is: 'failed'; message: string; canRetry: boolean };

export class UploadError extends Error {
  readonly canRetry: boolean;

  constructor(message: string, canRetry: boolean) {
    super(message);
    this.canRetry = canRetry;
  }
}

/** For each state, the states from which it can be reached. */
const BEFORE: Record<UploadState['is'], readonly UploadState['is'][]> = {
  preparing: ['failed'],
  uploading: ['preparing', 'uploading'],
  uploaded: ['uploading'],
  lost: [],
  failed: ['preparing', 'uploading'],
};

/** @returns `next`, or `state` if that transition is not allowed */
export function advanceUploadState(state: UploadState, next: UploadState): UploadState {
  return BEFORE[next.is].includes(state.is) ? next : state;
}

export function isUnderWay({ is }: UploadState): boolean {
  return is === 'preparing' || is === 'uploading';
}

export function canRetry(state: UploadState): boolean {
  return state.is === 'failed' && state.canRetry;
}

export function describeUpload(state: UploadState): string {
  if (state.is === 'failed') return `Upload failed. ${state.message}`;
  if (state.is === 'uploaded') return 'Uploaded';
  if (state.is === 'lost')
    return 'You left the page before this photo finished uploading. Choose it again or remove it.';
  if (state.is !== 'uploading') return 'Preparing...';
  return state.sent === undefined
    ? 'Upload failed. Trying again...'
    : `Uploading... ${state.sent}%`;
}
