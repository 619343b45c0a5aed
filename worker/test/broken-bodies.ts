/** Response bodies that do not end properly. */

type Pull = NonNullable<UnderlyingSource<Uint8Array>['pull']>;

/** Streams some HTML, and then `fails`, `stops` or `drips`. */
export function halfOf(html: string, pull: Pull): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(html)),
    pull,
  });
}

export const fails: Pull = (controller) => controller.error(new Error('gone'));
export const stops: Pull = () => new Promise(() => {});
export const drips: Pull = async (controller) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  controller.enqueue(new TextEncoder().encode(' '));
};
