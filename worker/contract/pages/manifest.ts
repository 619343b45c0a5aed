import type { CriticalRule, RouteManifest, SectionManifest } from './page.ts';

const BUILD_ID = /^\w{1,40}$/;

export const PLAIN_PATH = /^(\/[\w-][\w.-]*)+$/;

const INTEGRITY = /^sha256-[\w+/]{43}=$/;

const ROUTE_PATH = /^(\/:?[\w-]+)+$/;

/** Whether a value is a complete manifest that names only files of its own build. */
export function isSectionManifest(name: string, value: unknown): value is SectionManifest {
  const { build, kit, entry, styles, preloads, routes, ...rest } = toObject<SectionManifest>(value);
  const { exposed = entry, integrity = {} } = rest;
  const isOwnFile = (file: unknown) =>
    typeof file === 'string' && file.startsWith(`/mf/${name}/${build}/`) && PLAIN_PATH.test(file);
  return (
    rest.name === name &&
    typeof build === 'string' &&
    BUILD_ID.test(build) &&
    typeof kit === 'string' &&
    isList([entry, exposed], isOwnFile) &&
    isList(styles, isOwnFile) &&
    isList(preloads, isOwnFile) &&
    typeof integrity === 'object' &&
    isList(Object.keys(toObject(integrity)), isOwnFile) &&
    isList(Object.values(toObject(integrity)), isIntegrity) &&
    isList(routes, (route) => isRoute(route, isOwnFile)) &&
    isOptionalList(rest.firstRules, isRule) &&
    isList(Object.values(toObject(rest.widgets)), isRead)
  );
}

function isIntegrity(value: unknown): boolean {
  return typeof value === 'string' && INTEGRITY.test(value);
}

function isRoute(value: unknown, isOwnFile: (file: unknown) => boolean): boolean {
  const { path, tag = '', preloads, style } = toObject<RouteManifest>(value);
  return (
    typeof path === 'string' &&
    ROUTE_PATH.test(path) &&
    typeof tag === 'string' &&
    isOptionalList(preloads, isOwnFile) &&
    (style === undefined || isOwnFile(style)) &&
    isRead(value)
  );
}

function isRead(value: unknown): boolean {
  const { reads, loading, styleNames } = toObject<RouteManifest>(value);
  return (
    isOptionalList(styleNames, isString) &&
    typeof loading === 'string' &&
    typeof reads === 'object' &&
    isList(Object.values(toObject(reads)), isString)
  );
}

function isRule(value: unknown): boolean {
  const { css, needs, reads, block, rules } =
    toObject<
      Partial<Extract<CriticalRule, { css: string }> & Extract<CriticalRule, { block: string }>>
    >(value);
  if (block !== undefined) return typeof block === 'string' && isList(rules, isRule);
  return (
    typeof css === 'string' &&
    isOptionalList(needs, (entry) => isList(entry, isString)) &&
    isOptionalList(reads, isString)
  );
}

const isString = (value: unknown) => typeof value === 'string';

function isOptionalList(value: unknown, isOne: (entry: unknown) => boolean): boolean {
  return value === undefined || isList(value, isOne);
}

function isList(value: unknown, isOne: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function toObject<T>(value: unknown): Partial<T> {
  return typeof value === 'object' && value !== null ? value : {};
}
