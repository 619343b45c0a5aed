/** The name by which a player is called: 'Doan' of 'Shane Doan'. */
export function lastNameOf(label: string): string {
  return label.slice(label.indexOf(' ') + 1);
}
