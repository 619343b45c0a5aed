import type { Plugin } from 'vite';
import { scopedSheet } from '../../worker/contract/section-sheet.ts';

export function scopedStyles(section: string): Plugin {
  return {
    name: 'scoped-styles',
    transform: {
      filter: { id: new RegExp(`/mf-${section}/[^?]*\\.css$`) },
      handler: (css) => ({ code: scopedSheet(section, css), map: null }),
    },
  };
}
