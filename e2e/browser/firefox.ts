import { type Browser, firefox } from 'playwright-core';

/** What Firefox asks of servers by itself, besides what Playwright's own profile turns off. */
const quiet = {
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'browser.region.update.enabled': false,
  'browser.search.geoSpecificDefaults': false,
  'dom.push.connection.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'media.gmp-provider.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'network.trr.mode': 5,
  'security.remote_settings.crlite_filters.enabled': false,
  'security.remote_settings.intermediates.enabled': false,
  'services.settings.server': 'data:,',
  'services.settings.poll_interval': 0,
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': 'data:,',
  'toolkit.telemetry.unified': false,
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
 *
 * @param executablePath from `findFirefox`
 */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const options = { channel: 'moz-firefox', executablePath, firefoxUserPrefs: quiet };
  const browser = await firefox.launch(options);
  passOverUnknown(browser);
  return browser;
}

/** Colour schemes are not emulated, then. docs/decisions/0047-other-browsers.md */
function passOverUnknown(browser: Browser): void {
  const { _connection: connection } = browser as unknown as ServerHalf;
  const { _browserSession: session } = connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = async (method, parameters) =>
    method === UNKNOWN ? {} : await send(method, parameters);
}
