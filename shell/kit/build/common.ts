import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Manifest, Rolldown } from 'vite';
import { defineScopedCss } from './css.ts';
import { createServerReactPlugin } from './server-react.ts';

/** Turns off the warning about 'use client', which libraries write for frameworks that are not used here. */
const checks = { moduleLevelDirective: false };

/** Replaces the function of lucide-react that creates an icon's component: the icons are its data. */
export const iconAlias = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: join(import.meta.dirname, '../ui/createIcon.tsx'),
  },
];

export function defineBrowserBuild(
  input: string,
  groups: Rolldown.CodeSplittingGroup[],
): InlineConfig {
  return {
    resolve: { alias: iconAlias },
    css: defineScopedCss(),
    // Repeats tsconfig.json, which is not found in a checkout whose path has a '{', '[' or '#'.
    oxc: { typescript: { onlyRemoveTypeImports: true } },
    build: {
      outDir: 'dist/browser',
      manifest: true,
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'firefox146', 'safari17.5'],
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input, checks, output: { codeSplitting: { groups } } },
    },
  };
}

/** Vite configuration of a self-contained build for Workers, into `dist/server`. */
export function defineWorkerBuild(input: Record<string, string>): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: iconAlias },
    css: defineScopedCss(),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    plugins: [createServerReactPlugin()],
    build: {
      outDir: 'dist/server',
      ssr: true,
      target: 'es2024',
      minify: true,
      rolldownOptions: { input, checks },
    },
  };
}

/** Reads and deletes the browser build's Vite manifest, which browsers do not need. */
export function takeManifest(): Manifest {
  const chunks = JSON.parse(readFileSync('dist/browser/.vite/manifest.json', 'utf8')) as Manifest;
  rmSync('dist/browser/.vite', { recursive: true });
  return chunks;
}
