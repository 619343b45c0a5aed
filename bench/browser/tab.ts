import type { Browser, CDPSession } from 'playwright-core';
import { conditions, cookiesOf, DEVICE_SCALE_FACTOR, slowProcessor } from './phone.ts';

type Session = Pick<CDPSession, 'send' | 'on'>;

export interface Tab extends AsyncDisposable {
  session: Session;
  /** Evaluates an expression, awaits a promise, and returns its JSON value. @throws if the expression throws */
  evaluate: <Value>(expression: string) => Promise<Value>;
}

/**
 * Opens an empty tab of a phone without the DevTools domain `Runtime`, which Playwright enables in each of its pages
 * and which slows scripts down. @param cookie the Cookie header; '' for a signed-out visitor
 */
export async function openTab(browser: Browser, origin: string, cookie: string): Promise<Tab> {
  const root = await browser.newBrowserCDPSession();
  const context = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', ...context });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const session = sessionOf(root, sessionId);

  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Security.setIgnoreCertificateErrors', { ignore: true });
  const screen = {
    ...conditions.viewport,
    deviceScaleFactor: DEVICE_SCALE_FACTOR,
    mobile: true,
  };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Network.setCookies', { cookies: cookiesOf(origin, cookie) });

  return {
    session,
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value as Value;
    },
    async [Symbol.asyncDispose]() {
      // Closing a throttled renderer can take minutes.
      await slowProcessor(session, 1).catch(() => {});
      await root.send('Target.disposeBrowserContext', context);
      await root.detach();
    },
  };
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** The session of a target that Playwright does not know, by messages wrapped in those of the browser's session. */
function sessionOf(root: CDPSession, sessionId: string): Session {
  let lastId = 0;
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: unknown) => void>();

  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message) as Message;
    if (method !== undefined) listeners.get(method)?.(params);
    if (id === undefined) return;
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  });

  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = ++lastId;
    const responded = Promise.withResolvers<unknown>();
    pending.set(id, responded);
    const message = JSON.stringify({ id, method, params });
    await root.send('Target.sendMessageToTarget', { sessionId, message });
    return responded.promise;
  }
  const on = (event: string, listener: (params: unknown) => void) => listeners.set(event, listener);
  return { send: send as CDPSession['send'], on: on as unknown as CDPSession['on'] };
}
