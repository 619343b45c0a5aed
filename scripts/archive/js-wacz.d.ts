declare module '@harvard-lil/js-wacz' {
  interface Log {
    trace(): void;
    info(): void;
    warn(...texts: unknown[]): void;
    error(...texts: unknown[]): void;
  }

  export class WACZ {
    constructor(options: {
      input: string;
      output: string;
      url: string;
      ts: string;
      title: string;
      log: Log;
    });
    process(): Promise<void>;
  }
}
