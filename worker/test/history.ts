export async function seedHistory(): Promise<void> {}
