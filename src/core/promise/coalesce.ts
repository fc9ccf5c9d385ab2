/** Runs one call at a time. Calls during a run trigger one more run. */
export function coalesce(run: () => Promise<void>): () => void {
  let isRunning = false
  let isDue = false
  async function loop() {
    isRunning = true
    try {
      while (isDue) {
        isDue = false
        await run()
      }
    } finally {
      isRunning = false
    }
  }
  return () => {
    isDue = true
    if (!isRunning) void loop()
  }
}
