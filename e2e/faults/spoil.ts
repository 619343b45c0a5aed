/** Spoils an answer of a section's Worker. */
export type Spoil = (request: Request, ask: (request: Request) => Promise<Response>) => unknown;

/** Longer than anybody waits. */
const HANGS_MS = 30_000;

/** The file with what its pages share. */
const SECTION = /\/section-[^/]+\.js$/;

/** The file with the components of a season's page. */
const SEASON_PAGE = /\/TeamPage-[^/]+\.js$/;

/** That, and the one by which Module Federation loads it: a page goes by either. */
const SCRIPTS = /\/(remoteEntry|section-[^/]+)\.js$/;

/** What a text in one of its components becomes. */
const THROWS = '(()=>{throw new Error("a spoiled component")})()';

const AFTER_A_MINUTE = 'await new Promise((done) => setTimeout(done, 60_000));';
/** What the style sheet begins with. */
const HIDES = 'body{display:none}';

const never = () => new Promise<never>((_, reject) => setTimeout(reject, HANGS_MS));

/** How each fault spoils the answers to the requests whose path fits; 'none' where all is as it should be. */
export const FAULTS = {
  none: [/^$/, () => undefined],
  'answers 500': [/./, () => new Response('Oops', { status: 500 })],
  hangs: [/./, never],
  'HTML is cut off': [/^\/fragment$/, half((controller) => controller.error(new Error('cut off')))],
  'HTML is shorter than its head says': [/^\/fragment$/, half((controller) => controller.close())],
  'HTML stops': [/^\/fragment$/, half(never)],
  'HTML leaves elements open': [/^\/fragment$/, withMore('<div><p>')],
  'HTML ends what is around it': [/^\/fragment$/, withMore('</div></div></main></div><p>')],
  'HTML makes the rest text': [/^\/fragment$/, withMore('<plaintext>')],
  'HTML has an id of the shell': [/^\/fragment$/, withMore('<p id="page-state"></p>')],
  'section.json is missing': [/section\.json$/, missing],
  'a script is missing': [SCRIPTS, missing],
  'a script throws': [SCRIPTS, () => script('throw new Error("a spoiled script")')],
  'a script comes after a minute': [SCRIPTS, changed((text) => `${AFTER_A_MINUTE}${text}`)],
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
  'CSS does not balance': [/\.css$/, changed((text) => `}${HIDES}${withoutScope(text)}`)],
} satisfies Record<string, [path: RegExp, spoil: Spoil]>;

/** What can be wrong with a section's Worker. */
export type Fault = keyof typeof FAULTS;

function missing() {
  return new Response('Not found', { status: 404 });
}

function script(code: string) {
  return new Response(code, { headers: { 'content-type': 'text/javascript' } });
}

/** The HTML, and something after it. */
function withMore(html: string): Spoil {
  return changed((text) => (text.includes('"status":200') ? text + html : text));
}

/** Half the HTML, and then what. */
function half(then: (controller: ReadableStreamDefaultController) => unknown): Spoil {
  return async (request, ask) => {
    const answer = await ask(request);
    if (!answer.ok) return answer;
    const html = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(html.slice(0, html.length / 2)),
      pull: (controller) => then(controller) as Promise<void>,
    });
    return new Response(body, answer);
  };
}

/** A component meets a record that is not as the API promises. */
async function withNonsense(...[request, ask]: Parameters<Spoil>): Promise<Response> {
  const asked = await request.text();
  const body = asked.replace('"players":[', '"players":7,"others":[');
  return ask(new Request(request.url, { method: 'POST', body }));
}

/** A style sheet as a build before scopes made it. */
const withoutScope = (css: string) => css.replace(/^@scope\([^{]*\{(.*)\}$/s, '$1');

/** The answer with another text; the head of a fragment says how long it is then. */
function changed(change: (text: string) => string): Spoil {
  return async (request, ask) => {
    const answer = await ask(request);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    const text = change(await answer.text());
    const length = Buffer.byteLength(text.slice(text.indexOf('\n') + 1));
    const told = text.replace(/"bytes":\d+/, `"bytes":${length}`);
    return new Response(told, { status: answer.status, headers });
  };
}
