/**
 * The colour that stands for a photo until it is there.
 * @returns '#rrggbb', of what is transparent on white; '' where the browser does not tell
 */
export function averageColor(photo: OffscreenCanvas): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map(twoDigits).join('')}`;
}

function twoDigits(channel = 0): string {
  return channel.toString(16).padStart(2, '0');
}
