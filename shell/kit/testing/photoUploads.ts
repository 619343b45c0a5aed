/** Stubs for tests of photos: every file is a picture, and uploads wait until the test responds. */
import type { Photo } from '@desert/contract/photos/photos';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const PNG_HEADER = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08\0\0\0\x06';

/** A file with the header of a PNG. */
export function photoFile(name: string): File {
  const bytes = Uint8Array.from(PNG_HEADER, (sign) => sign.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: 'image/png' });
}

/** The API's response to the nth upload. */
export function keptPhoto(nth: number): Photo {
  const url = `/photos/${nth.toString(16).padStart(32, '0')}-8.png`;
  return { id: nth, url, width: 8, height: 6, sizes: [8], color: '', alt: '' };
}

/** An upload that waits for its response. */
export interface TestUpload {
  form: FormData;
  /** @param part how much of the upload is sent, from 0 to 1 */
  progress: (part: number) => Promise<void>;
  /** @param body sent as JSON unless it is a string */
  answer: (status: number, body?: unknown, headers?: Record<string, string>) => Promise<void>;
  /** Ends the upload without a response. */
  fail: () => Promise<void>;
  isAborted: boolean;
}

/**
 * Replaces `XMLHttpRequest` until `vi.unstubAllGlobals()`.
 * @returns a list to which each upload is added
 */
export function stubPhotoUploads(): TestUpload[] {
  const uploads: TestUpload[] = [];

  class TestRequest extends EventTarget {
    status = 0;
    responseText = '';
    upload = new EventTarget();
    headers: Record<string, string> = {};
    open() {}
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return this.headers[name] ?? null;
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
      this.dispatchEvent(new Event('loadend'));
    }
    send(form: FormData) {
      const upload: TestUpload = {
        form,
        isAborted: false,
        progress: (part) =>
          act(async () => {
            const event = Object.assign(new Event('progress'), { loaded: part, total: 1 });
            this.upload.dispatchEvent(event);
          }),
        answer: (status, body = {}, headers = {}) =>
          act(async () => {
            const responseText = typeof body === 'string' ? body : JSON.stringify(body);
            Object.assign(this, { status, headers, responseText });
            this.dispatchEvent(new Event('loadend'));
          }),
        fail: () => act(async () => void this.dispatchEvent(new Event('loadend'))),
      };
      this.addEventListener('abort', () => (upload.isAborted = true));
      uploads.push(upload);
    }
  }
  vi.stubGlobal('XMLHttpRequest', TestRequest);
  return uploads;
}

/**
 * Makes pictures of files load, which happy-dom does not, and workers return them unchanged.
 * @param size width and height in pixels; null if every picture fails to load
 */
export function stubFilePictures(size: readonly number[] | null = [8, 6]): void {
  class TestImage extends EventTarget {
    naturalWidth = size?.[0];
    naturalHeight = size?.[1];
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(size ? 'load' : 'error')));
    }
  }
  class TestWorker extends EventTarget {
    postMessage(file: File) {
      const data = { files: [file], color: '' };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {}
  }
  vi.stubGlobal('Image', TestImage);
  vi.stubGlobal('Worker', TestWorker);
}
