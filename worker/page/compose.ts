/** Composes a page: the shell's HTML, a section's fragment streamed into it, the state to hydrate from. */
import type {
  DemoAccount,
  PageHead,
  PageState,
  SectionManifest,
  ShellRenderer,
} from '@desert/contract/page';
import { ownerOf } from '@desert/contract/routes';
import { log } from '../log.ts';
import { closeDocument, filesOf, openDocument } from './document.ts';
import type { RefusedForm } from './form-post.ts';
import { otherManifests } from './manifests.ts';
import {
  type PageRequest,
  renderSection,
  type SectionPage,
  SIGN_IN_FIRST,
} from './section-page.ts';
import { workerOf } from './sections.ts';

const UNAVAILABLE = {
  status: 503,
  title: 'Back in a moment',
  description: 'This part of the site does not answer just now.',
};

export interface ComposeRequest extends PageRequest {
  /** 'https://example.com' */
  origin: string;
  /** A form that was posted to the page and refused. */
  form: RefusedForm | undefined;
  demo: DemoAccount | undefined;
}

/** Composes the page at an address, whatever becomes of its section. */
export async function composePage(
  shell: ShellRenderer,
  request: ComposeRequest,
): Promise<Response> {
  const { env, origin, path, search, form } = request;
  const owner = ownerOf(env.SECTIONS, path);
  const open = owner && workerOf(env, owner.name) !== undefined;
  const [page, others, viewer] = await Promise.all([
    open ? renderSection(owner.name, request) : undefined,
    otherManifests(env),
    request.viewer,
  ]);
  if (page === SIGN_IN_FIRST) return toLogIn(path, search);
  const manifest = page?.fragment.head.manifest;
  const state: PageState = {
    viewer,
    sections: env.SECTIONS,
    manifests: manifest ? { ...others, [manifest.name]: manifest } : others,
    soon: env.SECTIONS.filter(({ name }) => !workerOf(env, name)).map(({ name }) => name),
    credit: env.CREDIT,
    unavailable: open && !page ? owner.name : null,
    answers: page?.answers ?? {},
    form: form && { errors: form.errors, values: form.values },
    demo: request.demo,
  };
  const frame = shell.render(state, { path, search });
  const head = frame.page ?? page?.fragment.head ?? UNAVAILABLE;
  const opening = openPage(shell, head, origin + path.replace(/(.)\/$/, '$1'), manifest);
  return new Response(
    streamPage(opening + frame.before, page, frame.after + closeDocument(state)),
    {
      status: form?.status ?? head.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );
}

function toLogIn(path: string, search: string): Response {
  const next = encodeURIComponent(path + (search && `?${search}`));
  return new Response(null, {
    status: 302,
    headers: { location: `/login?next=${next}`, 'cache-control': 'no-store' },
  });
}

function openPage(
  shell: ShellRenderer,
  head: PageHead & { status: number },
  canonical: string,
  manifest: SectionManifest | undefined,
): string {
  return openDocument({
    head,
    canonical,
    listed: head.status === 200,
    ...filesOf(shell, manifest),
  });
}

/** One stream of all parts. A fragment that breaks off is closed here; the browser renders it anew. */
function streamPage(before: string, page: SectionPage | undefined, after: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const encoder = new TextEncoder();
  async function write() {
    const writer = writable.getWriter();
    await writer.write(encoder.encode(before));
    writer.releaseLock();
    if (page) await pipeFragment(page, writable);
    const closing = writable.getWriter();
    await closing.write(encoder.encode(after));
    await closing.close();
  }
  // A visitor who leaves before the end is no error.
  write().catch(() => {});
  return readable;
}

async function pipeFragment({ fragment }: SectionPage, writable: WritableStream<Uint8Array>) {
  try {
    await fragment.html.pipeTo(writable, { preventClose: true, preventAbort: true });
  } catch (error) {
    const { name, build } = fragment.head.manifest;
    log('section.broken-off', { section: name, build, error: String(error) });
  }
}
