import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { ensureBrowser } from './browser/ensure.ts';

/** Playwright's own list, which a second `--disable-features` replaces; `browser.test.ts` compares them. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Features that work in the background of each page, and take as much CPU as the page itself. */
const backgroundFeatures = [
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Command-line flags for machines without a GPU and without a network. */
export const flags = [
  `--disable-features=${[...disabledByPlaywright, ...backgroundFeatures].join()}`,
  '--disable-gpu',
  '--disable-quic',
];

/**
 * Starts a headless Chromium, and installs one first if none is found.
 * @param options Overrides of Playwright's options.
 * @throws If none is found and none can be installed.
 */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: flags, ...options });
}
