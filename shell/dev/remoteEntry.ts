/** Replaces a section's `remoteEntry.js` during development: runs the section from its sources. */
import type { MountEnvironment, SectionModule } from '@desert/kit/shell';
import type { ErrorInfo } from 'react';
import { removeBuiltStyles } from './removeBuiltStyles.ts';
import { reportFault } from './reportFault.ts';

const name = new URL(import.meta.url).searchParams.get('section') ?? '';

/** Ignores the shared modules that Module Federation passes, because the sources import those of the shell. */
export function init(): void {}

export async function get(): Promise<() => SectionModule> {
  const address = `${import.meta.env.BASE_URL}mf-${name}/src/section.ts`;
  const section = (await import(/* @vite-ignore */ address)) as SectionModule;
  removeBuiltStyles(`/mf/${name}/`);
  return () => ({
    ...section,
    mount: (element, environment) => section.mount(element, toDevelopmentEnvironment(environment)),
    mountWidget: (element, environment) =>
      section.mountWidget(element, toDevelopmentEnvironment(environment)),
  });
}

/** Turns off hydration, because the server's HTML is from the last build, and shows faults to the developer. */
function toDevelopmentEnvironment<
  Environment extends Pick<MountEnvironment, 'hydrate' | 'onFault'>,
>(environment: Environment): Environment {
  const onFault = (error: unknown, info: ErrorInfo) => {
    reportFault(error, info);
    environment.onFault?.(error);
  };
  return { ...environment, hydrate: false, onFault };
}
