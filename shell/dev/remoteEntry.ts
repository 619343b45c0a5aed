/** What the shell loads in place of a section's built remote: the section, run from its sources. */
import type { SectionModule } from '@desert/kit';
import { removeBuiltStyles } from './removeBuiltStyles.ts';

const name = new URL(import.meta.url).searchParams.get('section') ?? '';

/** The server's HTML is of the last build; the sources may render something else. */
const anew = { hydrate: false };

/** The sources import the shell's modules themselves; nothing is to be shared. */
export function init(): void {}

/** As the remote of a build, gives what makes the module `./section`. */
export async function get(): Promise<() => SectionModule> {
  const address = `${import.meta.env.BASE_URL}mf-${name}/src/section.ts`;
  const section = (await import(/* @vite-ignore */ address)) as SectionModule;
  removeBuiltStyles(`/mf/${name}/`);
  return () => ({
    ...section,
    mount: (element, environment) => section.mount(element, { ...environment, ...anew }),
    mountWidget: (element, environment) =>
      section.mountWidget(element, { ...environment, ...anew }),
  });
}
