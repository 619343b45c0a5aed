import { folded } from '@desert/contract/folded';

/** Slug of a name: lower case, no accents. 'Émile O’Neill' gives 'emile-oneill'; '' if nothing is left. */
export function slugOf(name: string): string {
  return folded(name)
    .replace(/[.'’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
