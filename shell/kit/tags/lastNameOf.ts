export function lastNameOf(label: string): string {
  return label.slice(label.indexOf(' ') + 1);
}
