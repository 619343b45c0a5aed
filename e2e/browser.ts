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

/** What Chromium does beside each page, and nobody sees: it takes as much CPU as the page. */
const besidePages = [
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Where there is neither a GPU nor a network. */
export const flags = [
  `--disable-features=${[...disabledByPlaywright, ...besidePages].join()}`,
  '--disable-gpu',
  '--disable-quic',
];

/**
 * Starts a headless Chromium, installed on the way if there is none.
 * @param options What is different from Playwright's own.
 * @throws When none is there and none can be installed.
 */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: flags, ...options });
}
