/** One run at a time; calls during a run lead to one more, not to many. */
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
