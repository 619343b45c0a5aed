/** A form with images, for tests of its photos. */
import { defineImageFields } from '@desert/contract/photos/images';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, vi } from 'vitest';
import { readFieldValues } from '../app/fieldValues.ts';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { RecordImages } from '../images/ImageFields.tsx';
import {
  keptPhoto,
  photoFile,
  stubFilePictures,
  stubPhotoUploads,
  type TestUpload,
} from './photoUploads.ts';

const schema = v.object(defineImageFields({ urls: 'Add a photo', newUrls: 'Add a photo' }));

/** Called with what the form sends. */
export const send = vi.fn(async () => ({ status: 500, body: {} }));

let uploads: TestUpload[] = [];

/** Stubs pictures and uploads before each test of a file. Uploads wait until the test responds. */
export function setUpPhotos(): void {
  beforeEach(() => {
    stubFilePictures();
    uploads = stubPhotoUploads();
  });
}

interface PhotoFormProps {
  /** Images of the record to update. */
  images?: { url: string; alt: string }[];
}

function PhotoForm({ images }: PhotoFormProps) {
  const form = useForm({ schema, read: readFieldValues, send, onDone() {} });
  return (
    <Form form={form}>
      <RecordImages images={images} />
      <SubmitButton waiting="Sending...">Send</SubmitButton>
    </Form>
  );
}

export const showForm = (props: PhotoFormProps = {}) => render(<PhotoForm {...props} />);

/** The image addresses that the form would send. */
export function urls(): string[] | undefined {
  const form = document.querySelector('form') ?? undefined;
  return readFieldValues(new FormData(form))['urls'];
}

/** Collects the image addresses at each `input` event, when the form would store its draft. */
export function draftsOf(): (string[] | undefined)[] {
  const drafts: (string[] | undefined)[] = [];
  document.querySelector('form')?.addEventListener('input', () => drafts.push(urls()));
  return drafts;
}

export const rows = () => screen.queryAllByRole('group', { name: /^Photo \d+$/ });

/** The upload status of a photo. @param number counted from 1 */
export const said = (number: number) => rows()[number - 1]?.querySelector('p + p')?.textContent;

/** The address that the API gives the nth photo. */
export const url = (nth: number) => keptPhoto(nth).url;

/** The field for the description of a photo. @param number counted from 1 */
export const alt = (number: number) =>
  screen.getByLabelText<HTMLInputElement>(`Describe photo ${number} (optional)`);

export const type = (field: HTMLElement, value: string) =>
  fireEvent.input(field, { target: { value } });

/** Chooses photos, and waits for their rows, which need code that is loaded now. */
export async function choose(...names: string[]): Promise<void> {
  const before = rows().length;
  const [field = document] = screen.getAllByLabelText('Photos');
  fireEvent.change(field, { target: { files: names.map(photoFile) } });
  await vi.waitFor(() => expect(rows()).toHaveLength(before + names.length));
}

/** Waits until the nth upload has started. */
export async function upload(nth: number): Promise<TestUpload> {
  return await act(() =>
    vi.waitFor(() => {
      const upload = uploads[nth - 1];
      if (!upload) throw new Error(`There is no upload ${nth}`);
      return upload;
    }),
  );
}

/** Chooses photos, and responds to the uploads in order. */
export async function chooseAndUpload(...names: string[]): Promise<void> {
  const before = uploads.length;
  await choose(...names);
  for (const at of names.keys())
    await (await upload(before + at + 1)).answer(201, keptPhoto(before + at + 1));
}
