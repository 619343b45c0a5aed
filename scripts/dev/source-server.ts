import { join } from 'node:path';
import { buildScopedSheet } from '@desert/contract/pages/section-sheet';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer, type Plugin } from 'vite';
import { iconAlias } from '../../shell/kit/build/common.ts';
import { defineScopedCss } from '../../shell/kit/build/css.ts';
import { createGlobalChangesPlugin } from '../../shell/kit/build/globalChanges.ts';
import { root } from '../site/root.ts';
import { SOURCE_BASE } from './from-source.ts';
import { showFaults } from './show-faults.ts';
import { showMails } from './show-mails.ts';
import { createSiteProxy } from './site-proxy.ts';

export function createSourceServer(
  section: string,
  site: URL,
  port: number,
): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    base: SOURCE_BASE,
    appType: 'custom',
    publicDir: false,
    logLevel: 'warn',
    cacheDir: join(root, '.wrangler', 'sources'),
    resolve: { alias: iconAlias },
    css: defineScopedCss(),
    define: { KIT_IDENTITY: '"source"', LATER_SHEET: '["data:text/css,",""]' },
    plugins: [
      createGlobalChangesPlugin(join(root, `mf-${section}`), 'own'),
      react(),
      createScopedStylesPlugin(section),
      showMails(),
      createSiteProxy(site, section),
      showFaults(),
    ],
    optimizeDeps: {
      entries: ['shell/dev/client.ts', `mf-${section}/src/section.ts`],
      // The alias does not apply to bundled packages.
      exclude: ['lucide-react'],
    },
    server: { port, strictPort: true, watch: { ignored: ['**/.wrangler/**', '**/dist/**'] } },
  });
}

function createScopedStylesPlugin(section: string): Plugin {
  return {
    name: 'scoped-styles',
    transform: {
      filter: { id: new RegExp(`/mf-${section}/[^?]*\\.css$`) },
      handler: (css) => ({ code: buildScopedSheet(section, css), map: null }),
    },
  };
}
