import { photoFileAt, photoPath, SMALL_WIDTHS } from '@desert/contract/photos';

/** The address of a photo's smallest size, by that of its largest. One that was sent without sizes has none there. */
export function smallestPhoto(url: string): string {
  const file = photoFileAt(url);
  const [width] = SMALL_WIDTHS;
  return file && file.width > width ? photoPath({ ...file, width }) : url;
}
