/** For tests of photos: a browser that can show every file, and uploads that are answered as the test says. */
import type { Photo } from '@desert/contract/photos';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const PNG_HEADER = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08\0\0\0\x06';

/** A file that begins like a photo. */
export function photoFile(name: string): File {
  const bytes = Uint8Array.from(PNG_HEADER, (sign) => sign.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: 'image/png' });
}

/** A photo that the API keeps, the nth. */
export function keptPhoto(nth: number): Photo {
  const url = `/photos/${nth.toString(16).padStart(32, '0')}-8.png`;
  return { id: nth, url, width: 8, height: 6, sizes: [8], color: '', alt: '' };
}

/** An upload that waits for its answer. */
export interface TestUpload {
  form: FormData;
  /** @param part how much is sent, from 0 to 1 */
  progress: (part: number) => Promise<void>;
  /** @param body sent as it is if it is a text */
  answer: (status: number, body?: unknown, headers?: Record<string, string>) => Promise<void>;
  /** No answer comes. */
  fail: () => Promise<void>;
  isAborted: boolean;
}

/**
 * Puts a network in the place of the real one until `vi.unstubAllGlobals()`.
 * @returns the uploads, as they come in
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
 * Has every picture of a file load, which the tests' document does not, and a worker prepare it as it is.
 * @param size in pixels; null if no picture loads
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
