/** The demo's drawings, in `shell/public/images/demo/`, and what each shows. */
import pictures from './pictures.json' with { type: 'json' };

export { pictures };

export type Picture = keyof typeof pictures;

export function addressOf(picture: Picture): string {
  return `/images/demo/${picture}.svg`;
}
