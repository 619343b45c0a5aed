import { type Browser, firefox } from 'playwright-core';

/**
 * Turns off remote settings, the only requests to Mozilla's servers that Playwright's profile leaves on.
 * Firefox takes this address for 'no server'. The variable lets a release build accept it.
 */
const noRemoteSettings = {
  firefoxUserPrefs: { 'services.settings.server': 'data:,#remote-settings-dummy/v1' },
  env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
};

/** A command that Playwright sends for each context, and that Firefox ESR 153 does not know. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** The part of Playwright's server half, which runs in this process, that its types do not declare. */
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

/** Skips the unknown command, so that colour schemes are not emulated. docs/decisions/0052-other-browsers.md */
function passOverUnknown(browser: Browser): void {
  const { _connection: connection } = browser as unknown as ServerHalf;
  const { _browserSession: session } = connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = async (method, parameters) =>
    method === UNKNOWN ? {} : await send(method, parameters);
}
