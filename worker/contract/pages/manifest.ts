import type { FirstRule, RouteManifest, SectionManifest } from './page.ts';

const BUILD_ID = /^\w{1,40}$/;

export const PLAIN_PATH = /^(\/[\w-][\w.-]*)+$/;

const INTEGRITY = /^sha256-[\w+/]{43}=$/;

const ROUTE_PATH = /^(\/:?[\w-]+)+$/;

/** Whether a value is a complete manifest that names only files of its own build. */
export function isManifestOf(name: string, value: unknown): value is SectionManifest {
  const { build, kit, entry, styles, preloads, routes, ...rest } = objectOf<SectionManifest>(value);
  const { exposed = entry, integrity = {} } = rest;
  const isOwnFile = (file: unknown) =>
    typeof file === 'string' && file.startsWith(`/mf/${name}/${build}/`) && PLAIN_PATH.test(file);
  return (
    rest.name === name &&
    typeof build === 'string' &&
    BUILD_ID.test(build) &&
    typeof kit === 'string' &&
    isListOf([entry, exposed], isOwnFile) &&
    isListOf(styles, isOwnFile) &&
    isListOf(preloads, isOwnFile) &&
    typeof integrity === 'object' &&
    isListOf(Object.keys(objectOf(integrity)), isOwnFile) &&
    isListOf(Object.values(objectOf(integrity)), isIntegrity) &&
    isListOf(routes, (route) => isRoute(route, isOwnFile)) &&
    isOptionalListOf(rest.firstRules, isRule) &&
    isListOf(Object.values(objectOf(rest.widgets)), isRead)
  );
}

function isIntegrity(value: unknown): boolean {
  return typeof value === 'string' && INTEGRITY.test(value);
}

function isRoute(value: unknown, isOwnFile: (file: unknown) => boolean): boolean {
  const { path, tag = '', preloads } = objectOf<RouteManifest>(value);
  return (
    typeof path === 'string' &&
    ROUTE_PATH.test(path) &&
    typeof tag === 'string' &&
    isOptionalListOf(preloads, isOwnFile) &&
    isRead(value)
  );
}

function isRead(value: unknown): boolean {
  const { reads, loading, styleNames } = objectOf<RouteManifest>(value);
  return (
    isOptionalListOf(styleNames, isString) &&
    typeof loading === 'string' &&
    typeof reads === 'object' &&
    isListOf(Object.values(objectOf(reads)), isString)
  );
}

function isRule(value: unknown): boolean {
  const { css, needs, reads, block, rules } =
    objectOf<Partial<Extract<FirstRule, { css: string }> & Extract<FirstRule, { block: string }>>>(
      value,
    );
  if (block !== undefined) return typeof block === 'string' && isListOf(rules, isRule);
  return (
    typeof css === 'string' &&
    isOptionalListOf(needs, (one) => isListOf(one, isString)) &&
    isOptionalListOf(reads, isString)
  );
}

const isString = (value: unknown) => typeof value === 'string';

function isOptionalListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return value === undefined || isListOf(value, isOne);
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function objectOf<T>(value: unknown): Partial<T> {
  return typeof value === 'object' && value !== null ? value : {};
}
