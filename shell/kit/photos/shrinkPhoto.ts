import { UploadError } from './uploadState.ts';

/** Replaces the photo in a file input by its sizes, for a plain form. @returns why the photo cannot be sent, if so */
export async function shrinkPhoto(input: HTMLInputElement): Promise<string[]> {
  const [file] = input.files ?? [];
  if (!file) return [];
  try {
    const { preparePhoto } = await import('./tools.ts');
    const { signal } = new AbortController();
    const { files } = await preparePhoto(file, { signal, onChecked() {} });
    const sizes = new DataTransfer();
    for (const [at, size] of files.entries())
      sizes.items.add(new File([size], `${at}`, { type: size.type }));
    input.multiple = true;
    input.files = sizes.files;
    return [];
  } catch (error) {
    // The form can send the photo as it is.
    if (!(error instanceof UploadError)) return [];
    input.value = '';
    return [error.message];
  }
}
