import { type WidgetContent, readWidgetElement } from '../sections/readWidget.ts';

/** Parses the HTML of a widget as the shell does. */
export function createWidget(html: string): WidgetContent {
  const element = document.createElement('div');
  element.innerHTML = html;
  return readWidgetElement(element);
}
