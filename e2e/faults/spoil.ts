/** Responds to a request with a fault. `ask` gets the response of the section's real Worker. */
export type Spoil = (request: Request, ask: (request: Request) => Promise<Response>) => unknown;

/** In ms: longer than the edge and the tests wait. */
const HANGS_MS = 60_000;

/** The script that a section's pages share. */
const SECTION = /\/section-[^/]+\.js$/;

/** The script with the components of a season's page. */
const SEASON_PAGE = /\/TeamPage-[^/]+\.js$/;

/** The shared script, and the entry of Module Federation: a page loads either. */
const SCRIPTS = /\/(remoteEntry|section-[^/]+)\.js$/;

/** Replaces a text in a component. */
const THROWS = '(()=>{throw new Error("a spoiled component")})()';

/** Inserted before the rules of a style sheet. */
const HIDES = 'body{display:none}';

const never = () => new Promise<never>((_, reject) => setTimeout(reject, HANGS_MS));

/** The paths whose responses each fault affects, and how. 'none' affects no path. */
export const FAULTS = {
  none: [/^$/, () => undefined],
  'answers 500': [/./, () => new Response('Oops', { status: 500 })],
  hangs: [/./, never],
  'HTML stops': [/^\/fragment$/, (request, ask) => stopping(request, ask)],
  'section.json is missing': [/section\.json$/, missing],
  'a script is missing': [SCRIPTS, missing],
  'a script throws': [SCRIPTS, () => script('throw new Error("a spoiled script")')],
  'a component throws on the server': [/^\/fragment$/, withNonsense],
  'a component throws in the browser': [
    SEASON_PAGE,
    changed((text) => text.replace(/(["'`])Forwards\1/, THROWS)),
  ],
  'hydration fails': [/^\/fragment$/, changed((text) => text.replace('>Forwards<', '>Backwards<'))],
  'an error is not caught': [SECTION, changed((text) => `${text};setTimeout(()=>${THROWS})`)],
  'a promise is rejected': [SECTION, changed((text) => `${text};(async()=>${THROWS})()`)],
  'CSS is missing': [/\.css$/, missing],
  'CSS hides every page': [/\.css$/, changed((text) => HIDES + withoutScope(text))],
} satisfies Record<string, [path: RegExp, spoil: Spoil]>;

export type Fault = keyof typeof FAULTS;

function missing() {
  return new Response('Not found', { status: 404 });
}

function script(code: string) {
  return new Response(code, { headers: { 'content-type': 'text/javascript' } });
}

/** Sends half of the fragment, and nothing more. */
const stopping: Spoil = async (request, ask) => {
  const response = await ask(request);
  if (!response.ok) return response;
  const html = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(html.slice(0, html.length / 2)),
    pull: never,
  });
  return new Response(body, response);
};

/** Renders with API data of the wrong type, so that a component throws. */
async function withNonsense(...[request, ask]: Parameters<Spoil>): Promise<Response> {
  const asked = await request.text();
  const body = asked.replace('"players":[', '"players":7,"others":[');
  return ask(new Request(request.url, { method: 'POST', body }));
}

/** Removes the scope of a style sheet, as builds before scopes had none. */
const withoutScope = (css: string) => css.replace(/^@scope\([^{]*\{(.*)\}$/s, '$1');

/** Changes the text of a response, and the number of bytes in the head of a fragment. */
function changed(change: (text: string) => string): Spoil {
  return async (request, ask) => {
    const response = await ask(request);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const text = change(await response.text());
    const length = Buffer.byteLength(text.slice(text.indexOf('\n') + 1));
    const told = text.replace(/"bytes":\d+/, `"bytes":${length}`);
    return new Response(told, { status: response.status, headers });
  };
}
