import { type Endpoints, listPage } from './endpoints.ts';

/** R2's buckets by name: the files by key. */
export function standInBuckets() {
  const buckets = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();

  const endpoints: Endpoints = {
    'GET /r2/buckets': () => ({ buckets: [...buckets.keys()].map((name) => ({ name })) }),
    async 'POST /r2/buckets'({ body }) {
      const { name } = (await body.json()) as { name: string };
      buckets.set(name, new Map());
      return { name };
    },
    'GET /r2/buckets/*': ({ parts: [name = ''] }) => buckets.has(name) && { name },
    'DELETE /r2/buckets/*'({ parts: [name = ''] }) {
      if (buckets.get(name)?.size) throw new Error('The bucket you tried to delete is not empty');
      return buckets.delete(name) && {};
    },
    'GET /r2/buckets/*/objects'(call) {
      const keys = [...(buckets.get(call.parts[0] ?? '')?.keys() ?? [])];
      return listPage(
        keys.map((key) => ({ key })),
        call,
      );
    },
    'GET /r2/buckets/*/objects/**': ({ parts: [name = '', key = ''] }) =>
      new Response(buckets.get(name)?.get(key)),
    async 'PUT /r2/buckets/*/objects/**'({ parts: [name = '', key = ''], body }) {
      return buckets.get(name)?.set(key, new Uint8Array(await body.arrayBuffer())) && {};
    },
    'DELETE /r2/buckets/*/objects/**': ({ parts: [name = '', key = ''] }) =>
      buckets.get(name)?.delete(key) && {},
  };
  return { buckets, endpoints };
}
