import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { FAULT_EVENT, type SourceFault } from '../../shell/dev/reportFault.ts';
import { root } from '../site/root.ts';
import { SOURCE_BASE } from './from-source.ts';

/** Shows errors of components in Vite's overlay and the terminal, with stacks of the source files. */
export function showFaults(): Plugin {
  return {
    name: 'show-faults',
    configureServer(server) {
      server.environments.client.hot.on(FAULT_EVENT, ({ message, stack }: SourceFault, page) => {
        const err = { message, stack: mapStackTrace(stack, server) };
        server.config.logger.error(`${message}\n${err.stack}`, { timestamp: true });
        page.send({ type: 'error', err });
      });
    },
  };
}

const PLACE = new RegExp(
  `https?://[^\\s/]+${SOURCE_BASE}([^\\s?:]+)(?:\\?[^\\s:]*)?:(\\d+):(\\d+)`,
  'g',
);

function mapStackTrace(stack: string, server: ViteDevServer): string {
  return stack
    .split('\n')
    .filter(
      (line) => !line.includes(`${SOURCE_BASE}.wrangler/`) && !line.includes('/node_modules/'),
    )
    .join('\n')
    .replace(PLACE, (_, path: string, line: string, column: string) => {
      const file = join(root, path);
      const map = server.environments.client.moduleGraph.getModuleById(file)?.transformResult?.map;
      const entry = map && new SourceMap(map as SourceMapPayload).findEntry(+line - 1, +column - 1);
      if (!entry || !('originalLine' in entry)) return `${file}:${line}:${column}`;
      return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
}
