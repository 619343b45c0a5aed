import { type Widget, widgetOf } from '../sections/readWidget.ts';

/** Parses the HTML of a widget as the shell does. */
export function widgetWith(html: string): Widget {
  const element = document.createElement('div');
  element.innerHTML = html;
  return widgetOf(element);
}
