/** The history of the franchise, in tests of what reads seasons and players. */
export async function seedHistory(): Promise<void> {}
