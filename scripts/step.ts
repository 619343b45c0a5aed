/** Runs a step and prints how long it took. @returns its result */
export async function runStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await step();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
