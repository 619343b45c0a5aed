import { folded } from '@desert/contract/folded';

/** The slug of a name, in lower case without accents. 'Émile O’Neill' gives 'emile-oneill'; '' if nothing is left. */
export function slugOf(name: string): string {
  return folded(name)
    .replace(/[.'’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
