import { type Widget, widgetOf } from '../src/readWidget.ts';

/** A widget as the shell reads it, which consists of this HTML. */
export function widgetWith(html: string): Widget {
  const element = document.createElement('div');
  element.innerHTML = html;
  return widgetOf(element);
}
