/** Prints a failure as one sentence and exits with 1; the stack only with DEBUG=1. */
export async function orExit(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exit();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(process.env['DEBUG'] && error instanceof Error ? error.stack : text);
    process.exit(1);
  }
}
