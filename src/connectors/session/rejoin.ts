const RETRY_MS = 250
const RETRY_LIMIT = 120

/**
 * Announces a connection that was restored after wagmi's reconnect ended.
 *
 * wagmi ignores the event while it is connecting or reconnecting, so it is
 * repeated every 250 ms for at most 30 s.
 *
 * @param parameters.announce - notifies wagmi; returns whether it accepted
 * @param parameters.isWanted - checked before every attempt
 * @param parameters.signal - stops the attempts, on disconnect
 */
export async function rejoin(parameters: rejoin.Parameters): Promise<void> {
  const { announce, isWanted, signal } = parameters
  for (let count = 0; count < RETRY_LIMIT; count++) {
    if (!(await isWanted()) || signal.aborted) return
    if (announce()) return
    await wait(RETRY_MS, signal)
  }
}

export declare namespace rejoin {
  type Parameters = {
    announce(): boolean
    isWanted(): Promise<boolean>
    signal: AbortSignal
  }
}

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
