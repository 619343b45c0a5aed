declare global {
  /** The shell's style sheet, and files that it loads when they are needed. The build replaces it. */
  const SHELL_FILES_KEPT: string[];
}

export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
