import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from './createIcon.tsx';

const DRAWING = /<(?:path|circle|line|rect)[^>]*>/g;

it.each(['heart', 'search', 'x', 'circle-user-round', 'sliders-horizontal'])(
  'the icon %s is drawn as Lucide draws it',
  async (name) => {
    const module = await import(`../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
    const { default: Lucide, __iconData: data } = module;
    const Icon = createIcon(data);
    const [own, theirs] = [Icon, Lucide].map((Each) => renderToStaticMarkup(<Each size={16} />));
    expect(own!.match(DRAWING)).toEqual(theirs!.match(DRAWING));
    for (const attribute of ['width="16"', 'aria-hidden="true"', 'viewBox="0 0 24 24"']) {
      expect(own).toContain(attribute);
      expect(theirs).toContain(attribute);
    }
    expect(own).toContain('class="icon"');
  },
);
