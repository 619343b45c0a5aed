import { type Browser, firefox } from 'playwright-core';

/**
 * The one thing that Firefox asks of Mozilla's servers by itself and Playwright's profile leaves on: remote settings.
 * The address is the one by which Firefox knows that there is no server; the variable lets it be set in a release.
 */
const noRemoteSettings = {
  firefoxUserPrefs: { 'services.settings.server': 'data:,#remote-settings-dummy/v1' },
  env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
};

/** Asked for with each context, and not known to the Firefox with extended support, 153. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** What of Playwright's server half, which runs in this process, knows a browser: not in its types. */
interface ServerHalf {
  _connection: { toImpl(browser: unknown): { _browserSession: Session } };
}

interface Session {
  send(method: string, parameters: unknown): Promise<unknown>;
}

/**
 * Starts a headless Firefox as Mozilla or Debian ship it, which Playwright drives by WebDriver BiDi, in a new profile.
 * @param executablePath from `findFirefox`
 */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const options = { channel: 'moz-firefox', executablePath, ...noRemoteSettings };
  const browser = await firefox.launch(options);
  passOverUnknown(browser);
  return browser;
}

/** Colour schemes are not emulated, then. docs/decisions/0052-other-browsers.md */
function passOverUnknown(browser: Browser): void {
  const { _connection: connection } = browser as unknown as ServerHalf;
  const { _browserSession: session } = connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = async (method, parameters) =>
    method === UNKNOWN ? {} : await send(method, parameters);
}
