/** Builds the shell: its browser files, and its server renderer for the edge's Worker. */
import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type ManifestChunk, mergeConfig } from 'vite';
import { divideShellSheet, hashSheets } from './divide-sheet.ts';
import { createInlineJson, compileInlineScript } from './inline-script.ts';
import { defineBrowserBuild, takeManifest, defineWorkerBuild } from './kit/build/common.ts';
import { createEagerCompilePlugin } from './kit/build/compiledAtOnce.ts';
import { listCriticalNames } from './kit/build/criticalNames.ts';
import { buildId } from './kit/build/hash.ts';
import {
  createCheckedImportsPlugin,
  computeIntegrity,
  writeIntegrity,
} from './kit/build/integrity.ts';
import { computeKitIdentity } from './kit/build/kit-identity.ts';
import { defineChunkGroups } from './kit/build/loadedTogether.ts';
import { speculationRules } from './sections/speculationRules.ts';

const SHELL_PAGE = 'app/ShellPage.tsx';

const OF_MEMBERS = [
  'account/links/ConfirmBanner.tsx',
  'account/notifications/Bell.tsx',
  'account/UnreadBadge.tsx',
  'ui/MemberIcon.tsx',
].map((file) => resolve(file));

/**
 * Modules by output file. A module that several output files import goes into the first of them. Each lazily loaded
 * file makes `client` longer, because it contains the file's name and hash.
 */
const FILES = {
  // Home and the lazy hydration import these, too. In the file of one, the other would load that.
  client: ['app/client.tsx', '../worker/contract/history/game-text.ts', 'sections/followLinks.ts'],
  pages: [SHELL_PAGE],
  // Before the forms, which use it, too.
  outbox: ['kit/app/outboxStore.ts'],
  controls: ['kit/controls.ts', 'kit/records/filters/FilterForm.tsx'],
  record: [
    'kit/comments/Comments.tsx',
    'kit/records/AuthorTools.tsx',
    'kit/images/Gallery.tsx',
    'kit/moderation/ModerateButton.tsx',
    'kit/share/RecordMenu.tsx',
    'kit/text/UserText.tsx',
  ],
  marked: ['kit/text/Marked.tsx'],
  combobox: ['kit/combobox/useCombobox.ts', 'kit/combobox/Options.later.tsx'],
  suggestions: ['search/Suggestions.tsx', 'kit/mentions/MentionChoices.tsx'],
  // Only the profile page shows OwnRecords, and it uses forms, too.
  forms: ['kit/forms.ts', 'kit/records/OwnRecords.tsx'],
  widgets: [
    'sections/StaticWidgets.tsx',
    'sections/Strips.tsx',
    'sections/useResponse.ts',
    'ui/Choices.tsx',
    'account/OwnList.tsx',
    '../worker/contract/store/price-texts.ts',
    'account/useSetting.ts',
    'account/DigestQuestion.tsx',
  ],
  search: ['search/SearchPage.tsx', 'kit/search/FoundGroups.tsx'],
  profile: ['member/MemberPage.tsx', 'games/GamesPage.tsx', 'kit/records/MemberRecords.tsx'],
  actions: ['kit/comments/CommentForm.tsx', 'kit/blocks/BlockForm.tsx'],
  account: [
    'account/sign-in/AccountPage.tsx',
    'account/sign-in/accountModal.tsx',
    'account/passkeys/SecondFactorStep.tsx',
    'account/links/ForgottenPage.tsx',
    'account/links/ResetPage.tsx',
    'account/links/ConfirmPage.tsx',
    'account/links/UnsubscribePage.tsx',
    'account/links/ResendPage.tsx',
  ],
  passkeys: ['account/passkeys/askDevice.ts'],
  // Before the settings, which use it, too: the offer after a message must not load them.
  push: ['kit/push/PushQuestion.tsx', 'kit/push/push.ts'],
  settings: [
    'account/settings/SettingsPage.tsx',
    'account/settings/passkeys/passkeyModals.tsx',
    'account/settings/SuspendedAccount.tsx',
  ],
  rules: [
    'moderation/RulesPage.tsx',
    'moderation/SafetyPage.tsx',
    'moderation/LogPage.tsx',
    'moderation/TermsPage.tsx',
    'moderation/ContactPage.tsx',
    'moderation/ReportPage.tsx',
    'moderation/DecisionsPage.tsx',
  ],
  notifications: ['account/notifications/NotificationsPage.tsx'],
  own: ['account/profile/ProfilePage.tsx', 'account/saved/SavedPage.tsx'],
  report: ['kit/reports/ReportForm.tsx'],
  moderation: [
    'moderation/ModerationPage.tsx',
    'moderation/HealthPage.tsx',
    'kit/moderation/caseModal.tsx',
    'kit/moderation/ActionForm.tsx',
  ],
};

rmSync('dist', { recursive: true, force: true });
const together = defineChunkGroups(
  Object.fromEntries(
    Object.entries(FILES).map(([name, modules]) => [name, modules.map((file) => resolve(file))]),
  ),
);
const kit = await computeKitIdentity();
const layout = listCriticalNames([resolve('app/App.tsx')], [resolve(SHELL_PAGE), ...OF_MEMBERS]);
const ofMembers = listCriticalNames(OF_MEMBERS);
const strips = listCriticalNames([resolve('sections/Strips.tsx')]);
await build({
  ...defineBrowserBuild('app/client.tsx', together),
  configFile: false,
  logLevel: 'warn',
  publicDir: 'public',
  plugins: [createCheckedImportsPlugin(), createEagerCompilePlugin('client'), hashSheets()],
  define: {
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
    'import.meta.env.SSR': 'false',
    KIT_IDENTITY: JSON.stringify(kit),
  },
});

const chunks = takeManifest();
const entry = getChunk('app/client.tsx');
const { rules, sheet, later } = divideShellSheet(getChunk('style.css').file, entry.file, [
  ...layout,
  ...ofMembers,
]);
const integrityFile = writeIntegrity('dist/browser', entry.file, true);
await buildServiceWorker('service-worker', 'service-worker/worker.ts');
await buildServiceWorker('service-worker-off', 'service-worker/off.ts');
const files = {
  build: buildId(['dist/browser']),
  kit,
  script: `/${entry.file}`,
  sheet: {
    href: `/${sheet}`,
    rules,
    layout,
    ofMembers,
    strips,
    later: `/${later}`,
  },
  integrity: Object.fromEntries(
    globSync('**/*.{css,js}', { cwd: 'dist/browser' }).map((file) => [
      `/${file}`,
      computeIntegrity(join('dist/browser', file)),
    ]),
  ),
  inline: [
    await compileInlineScript('app/earlyClicks.ts'),
    createInlineJson('speculationrules', speculationRules),
  ],
};
const lazyChunks = new Map([
  ...Object.entries(chunks).filter(([, { isDynamicEntry }]) => isDynamicEntry),
  ...Object.entries(FILES).flatMap(([name, modules]) =>
    modules.map((source) => [source, requireChunk(name)] as const),
  ),
]);
const pages = Object.fromEntries(
  Array.from(lazyChunks, ([source, chunk]) => [
    source,
    {
      preloads: [...listChunkFiles(chunk)].map((file) => `/${file}`),
      styleNames: source.endsWith('Page.tsx') ? listCriticalNames([resolve(source)]) : [],
    },
  ]),
);

await build(
  mergeConfig(defineWorkerBuild({ server: 'app/server.tsx' }), {
    define: {
      SHELL_FILES: JSON.stringify(files),
      SHELL_PAGE_FILES: JSON.stringify(pages),
    },
  }),
);

function buildServiceWorker(name: string, source: string) {
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      // The comment form and the outbox are needed offline, and their code is loaded on a press.
      SHELL_FILES_KEPT: JSON.stringify([
        sheet,
        later,
        integrityFile,
        ...listChunkFiles(requireChunk('actions')),
        ...listChunkFiles(requireChunk('outbox')),
      ]),
    },
    build: {
      outDir: 'dist/browser',
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: { [name]: source },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}

function listChunkFiles({ file, imports = [] }: ManifestChunk): Set<string> {
  if (file === entry.file) return new Set();
  return new Set([file, ...imports.flatMap((key) => [...listChunkFiles(getChunk(key))])]);
}

function getChunk(key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}

function requireChunk(name: string): ManifestChunk {
  const chunk = Object.values(chunks).find((chunk) => chunk.name === name);
  if (!chunk) throw new Error(`The build has no file '${name}'`);
  return chunk;
}
