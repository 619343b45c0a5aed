import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped on the form of an element, or pasted into it.
 * @param onFiles takes them; undefined where none can be added
 * @returns whether files are held over the form just now
 */
export function usePhotoDrop(
  element: RefObject<HTMLFieldSetElement | null>,
  onFiles: ((files: File[]) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event) => {
    const { type, dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent;
    const { types, files } = dataTransfer ?? clipboardData ?? { types: [] as string[], files: [] };
    // A text with its picture, of a word processor for one, stays a text.
    if (!onFiles || !types.includes('Files') || types.includes('text/plain')) return;
    // The browser would open the file in the place of the page.
    event.preventDefault();
    setOver(type === 'dragover');
    if (!type.startsWith('drag')) onFiles([...files]);
  });
  useEffect(() => {
    const letGo = new AbortController();
    for (const type of ['dragover', 'dragleave', 'drop', 'paste'])
      element.current?.form?.addEventListener(type, (event) => take(event), letGo);
    return () => letGo.abort();
  }, [element]);
  return isOver;
}
