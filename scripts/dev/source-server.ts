import { join } from 'node:path';
import { scopedSheet } from '@desert/contract/pages/section-sheet';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer, type Plugin } from 'vite';
import { scopedCss } from '../../shell/kit/build/css.ts';
import { noGlobalChanges } from '../../shell/kit/build/globalChanges.ts';
import { root } from '../site/root.ts';
import { SOURCE_BASE } from './from-source.ts';
import { showFaults } from './show-faults.ts';
import { showMails } from './show-mails.ts';
import { siteProxy } from './site-proxy.ts';

export function sourceServer(section: string, site: URL, port: number): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    base: SOURCE_BASE,
    appType: 'custom',
    publicDir: false,
    logLevel: 'warn',
    cacheDir: join(root, '.wrangler', 'sources'),
    css: scopedCss(),
    define: { KIT_IDENTITY: '"source"' },
    plugins: [
      noGlobalChanges(join(root, `mf-${section}`), 'own'),
      react(),
      scopedStyles(section),
      showMails(),
      siteProxy(site, section),
      showFaults(),
    ],
    optimizeDeps: { entries: ['shell/dev/client.ts', `mf-${section}/src/section.ts`] },
    server: { port, strictPort: true, watch: { ignored: ['**/.wrangler/**', '**/dist/**'] } },
  });
}

function scopedStyles(section: string): Plugin {
  return {
    name: 'scoped-styles',
    transform: {
      filter: { id: new RegExp(`/mf-${section}/[^?]*\\.css$`) },
      handler: (css) => ({ code: scopedSheet(section, css), map: null }),
    },
  };
}
