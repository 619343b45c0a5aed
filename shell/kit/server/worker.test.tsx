import type {
  ApiResponses,
  FragmentLine,
  FragmentRequest,
  SectionManifest,
} from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import { expect, it, vi } from 'vitest';
import { useViewer } from '../app/session.ts';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import {
  type PageProps,
  read,
  route,
  type SectionDefinition,
  widget,
  type WidgetProps,
} from '../section/define.ts';
import { createSectionWorker } from './worker.tsx';

const manifest: SectionManifest = {
  name: 'things',
  build: 'aaaa',
  kit: '1.0.0',
  entry: '/mf/things/aaaa/remoteEntry.js',
  styles: [],
  preloads: [],
  routes: [],
};

function Thing({ data }: PageProps<{ thing: string }>) {
  const viewer = useViewer();
  if (data.thing === 'broken') throw new Error('no such state');
  return (
    <h1>
      {data.thing} for {viewer?.username ?? 'nobody'}
    </h1>
  );
}

const section: SectionDefinition = {
  name: 'things',
  routes: [
    route({
      path: '/things/:id',
      reads: { thing: read<string>('/api/things/:id/') },
      loading: 'Loading...',
      head: ({ thing }) => ({ title: thing, description: 'é' }),
      isAllowed: ({ thing }, viewer) => thing !== 'secret' || viewer !== null,
      redirectTo: ({ id }) => (id === 'seven' ? '/things/7' : undefined),
      movedTo: ({ thing }) => (thing === 'A former puck' ? '/things/8' : undefined),
      Page: Thing,
    }),
    route({
      path: '/things/:id/edit',
      reads: { thing: read<string>('/api/things/:id/') },
      loading: 'Loading...',
      signedIn: true,
      head: () => ({ title: 'Update', description: '' }),
      Page: Thing,
    }),
    route({
      path: '/things',
      reads: {},
      loading: 'Loading...',
      head: (_data, _params, search = '') => ({
        title: search,
        description: '',
        listed: search === '',
      }),
      Page: () => <h1>Things</h1>,
    }),
  ],
  widgets: {
    home: widget({
      reads: { things: read<string>('/api/things/') },
      label: 'Things',
      loading: 'Loading...',
      View: createLazyComponent(async () => ({ data }: WidgetProps<{ things: string }>) => (
        <p>{data.things}</p>
      )),
    }),
    text: widget({
      reads: { text: read<string>('/api/text/') },
      label: 'Nothing',
      loading: 'Loading...',
      View: ({ data }) => data.text,
    }),
    profile: widget({
      reads: { own: read<string>('/api/things/?user_id=:viewer') },
      label: 'Your things',
      loading: 'Loading...',
      View: ({ data }) => <p>{data.own}</p>,
    }),
  },
};

/** Requests the page at a path, or a widget, as the edge does. */
async function requestFragment({ path = '/things/7', ...more }: Partial<FragmentRequest>) {
  const match = more.widget === undefined ? matchRoute(section.routes, path) : null;
  const route = match && { at: section.routes.indexOf(match.route), params: match.params };
  const fields = { build: 'aaaa', path, search: '', route, viewer: null, responses: {}, ...more };
  const request = new Request('https://section/fragment', {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  const response = await createSectionWorker(section, manifest).fetch(request);
  const [line = '', ...html] = (await response.text()).split('\n');
  return { status: response.status, line, html: html.join('\n') };
}

async function page(fields: Partial<FragmentRequest>) {
  const { line, ...rest } = await requestFragment(fields);
  const { bytes, ...head } = JSON.parse(line) as FragmentLine;
  expect(bytes).toBe(new TextEncoder().encode(rest.html).length);
  return { ...rest, head };
}

const thing = (body: unknown, status = 200): ApiResponses => ({
  '/api/things/7/': { status, body },
});

it('a section’s Worker renders a page and its head for the viewer', async () => {
  const viewer = { id: 1, username: 'saguaro' };
  const { status, head, html } = await page({ responses: thing('A puck'), viewer });
  expect(status).toBe(200);
  expect(head).toEqual({ status: 200, listed: true, title: 'A puck', description: 'é' });
  expect(html).toBe('<h1>A puck<!-- --> for <!-- -->saguaro</h1>');
});

it('pages for members, and variants by query, stay out of search engines', async () => {
  const edit = await page({ path: '/things/7/edit', responses: thing('A puck') });
  expect(edit.head).toMatchObject({ status: 200, listed: false });
  const { head } = await page({ path: '/things', search: 'number=19' });
  expect(head).toMatchObject({ title: 'number=19', listed: false });
});

it('concurrent renders keep their viewers apart', async () => {
  const names = ['one', 'two', 'three'];
  const pages = await Promise.all(
    names.map((username, id) => page({ responses: thing('A puck'), viewer: { id, username } })),
  );
  expect(pages.map(({ html }) => names.filter((name) => html.includes(name)))).toEqual(
    names.map((name) => [name]),
  );
});

it.each([
  ['a record that does not exist', { responses: thing({}, 404) }, 404],
  ['a path it does not have', { path: '/things/7/more' }, 404],
  ['a page for somebody else', { responses: thing('secret') }, 403],
  ['a read that failed', { responses: thing({}, 500) }, 503],
])(
  'a section’s Worker responds with a page and the right status for %s',
  async (_, fields, expected) => {
    const { status, head, html } = await page(fields);
    expect([status, head.status]).toEqual([200, expected]);
    expect(html).toContain('<h1>');
  },
);

it.each([
  ['known from its path', { path: '/things/seven' }, '/things/7'],
  ['known from its reads', { responses: thing('A former puck') }, '/things/8'],
])(
  'a section’s Worker redirects to the page’s canonical address, %s',
  async (_, fields, location) => {
    const { status, head, html } = await page(fields);
    expect([status, html]).toEqual([200, '']);
    expect(head).toEqual({ status: 301, location, title: '', description: '' });
  },
);

it('a widget is rendered alike for everyone, unless it reads the viewer’s data', async () => {
  const other: ApiResponses = { '/api/things/': { status: 200, body: 'Everything' } };
  expect((await requestFragment({ widget: 'home', responses: other })).html).toBe(
    '<p>Everything</p>',
  );
  const responses: ApiResponses = { '/api/things/?user_id=1': { status: 200, body: 'My things' } };
  const viewer = { id: 1, username: 'saguaro' };
  expect((await requestFragment({ widget: 'profile', responses: responses, viewer })).html).toBe(
    '<p>My things</p>',
  );
  const nobodys: ApiResponses = { '/api/things/?user_id=undefined': { status: 200, body: 'All' } };
  expect((await requestFragment({ widget: 'profile', responses: nobodys })).html).toBe('');
});

it('the head of a widget without HTML marks the widget as empty', async () => {
  const of = (text: string): ApiResponses => ({ '/api/text/': { status: 200, body: text } });
  const emptiness = async (text: string) =>
    (await page({ widget: 'text', responses: of(text) })).head.empty;
  expect([await emptiness(''), await emptiness('A puck')]).toEqual([true, undefined]);
});

it.each(['', 'bbbb'])(
  'a section’s Worker responds 409 with its manifest if asked for the build %j',
  async (build) => {
    const { status, line } = await requestFragment({ build, responses: thing('A puck') });
    expect([status, JSON.parse(line)]).toEqual([409, manifest]);
  },
);

it('a section’s component that throws gives a 500, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await requestFragment({ responses: thing('broken') })).toEqual({
    status: 500,
    line: '',
    html: '',
  });
  expect(log.mock.calls.join()).toContain('no such state');
  expect(await requestFragment({ responses: thing('A puck') })).toMatchObject({ status: 200 });
});

it('a section’s Worker responds 404 to an unknown path, method or widget', async () => {
  const worker = createSectionWorker(section, manifest);
  const requests = [
    new Request('https://section/fragment'),
    new Request('https://section/', { method: 'POST' }),
  ];
  const responses = await Promise.all(requests.map((request) => worker.fetch(request)));
  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  expect(await requestFragment({ widget: 'none' })).toMatchObject({ status: 404, html: '' });
});
