import { randomUUID } from 'node:crypto';
import type { Deployment } from '../../scripts/deploy/deployments.ts';
import type { Call, Endpoints } from './endpoints.ts';

/** Workers with their versions and deployments. */
export function standInWorkers() {
  const deployed = new Map<string, (Deployment & { created_on: string })[]>();
  const versions = new Map<string, object>();
  const schedules = new Map<string, object[]>();
  const onWorkersDev = new Set<string>();

  function addVersion(annotations: object): string {
    const id = randomUUID();
    const metadata = { created_on: new Date(versions.size).toISOString(), source: 'wrangler' };
    const resources = { bindings: [], script: {}, script_runtime: {} };
    versions.set(id, { id, annotations, metadata, resources });
    return id;
  }

  function deploy(worker: string, split: Deployment['versions']) {
    const earlier = deployed.get(worker) ?? [];
    const created_on = new Date(earlier.length).toISOString();
    deployed.set(worker, [{ id: randomUUID(), created_on, versions: split }, ...earlier]);
  }

  /** Deploys a new version with all the traffic. @returns its id */
  function release(worker: string, annotations: object = {}): string {
    const version_id = addVersion(annotations);
    deploy(worker, [{ version_id, percentage: 100 }]);
    return version_id;
  }

  async function readAnnotations({ body }: Call): Promise<object> {
    const metadata = (await body.formData()).get('metadata') as string;
    return (JSON.parse(metadata) as { annotations?: object }).annotations ?? {};
  }

  const endpoints: Endpoints = {
    'GET /workers/scripts': () => [...deployed.keys()].map((id) => ({ id })),
    'GET /workers/subdomain': () => ({ subdomain: 'fans' }),
    'POST /workers/assets/upload': () => ({ jwt: 'all' }),
    'GET /workers/services/*': ({ parts: [worker = ''] }) =>
      deployed.has(worker) && {
        default_environment: { script: { tag: worker, last_deployed_from: 'wrangler' } },
      },
    'DELETE /workers/services/*': ({ parts: [worker = ''] }) => deployed.delete(worker) && {},
    'GET /workers/workers/*': ({ parts: [name] }) => ({ id: name, name, subdomain: {} }),
    'GET /storage/kv/namespaces': () => [],
    async 'POST /workers/scripts/*/assets-upload-session'({ body }) {
      const { manifest } = (await body.json()) as { manifest: Record<string, { hash: string }> };
      return { jwt: 'some', buckets: [Object.values(manifest).map(({ hash }) => hash)] };
    },
    async 'PUT /workers/scripts/*'(call) {
      const [worker = ''] = call.parts;
      const version = release(worker, await readAnnotations(call));
      return { id: worker, startup_time_ms: 1, deployment_id: version };
    },
    async 'POST /workers/scripts/*/versions'(call) {
      const version = versions.get(addVersion(await readAnnotations(call)));
      return { ...version, startup_time_ms: 1, metadata: { has_preview: false } };
    },
    'GET /workers/scripts/*/versions/*': ({ parts: [, version = ''] }) => versions.get(version),
    'GET /workers/scripts/*/deployments': ({ parts: [worker = ''] }) =>
      deployed.has(worker) && { deployments: deployed.get(worker) },
    async 'POST /workers/scripts/*/deployments'({ parts: [worker = ''], body }) {
      deploy(worker, ((await body.json()) as Deployment).versions);
      return { id: deployed.get(worker)?.[0]?.id };
    },
    async 'PUT /workers/scripts/*/schedules'({ parts: [worker = ''], body }) {
      schedules.set(worker, (await body.json()) as object[]);
      return { schedules: schedules.get(worker) };
    },
    'GET /workers/scripts/*/schedules': ({ parts: [worker = ''] }) => ({
      schedules: schedules.get(worker) ?? [],
    }),
    async 'POST /workers/scripts/*/subdomain'({ parts: [worker = ''], body }) {
      const { enabled } = (await body.json()) as { enabled: boolean };
      if (enabled) onWorkersDev.add(worker);
      return { enabled, previews_enabled: false };
    },
    'GET /workers/scripts/*/subdomain': ({ parts: [worker = ''] }) => ({
      enabled: onWorkersDev.has(worker),
      previews_enabled: false,
    }),
    '* /workers/scripts/*/script-settings': () => ({}),
    'GET /workers/scripts/*/settings': () => ({ bindings: [] }),
    'GET /workers/scripts/*/secrets': () => [],
  };
  return {
    endpoints,
    release,
    /** Adds a version without traffic. @returns its id */
    upload: addVersion,
    names: () => [...deployed.keys()],
    /** The id of a Worker's latest version. */
    live: (worker: string) => deployed.get(worker)?.[0]?.versions[0]?.version_id,
  };
}
