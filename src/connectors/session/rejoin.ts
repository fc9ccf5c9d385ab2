const RETRY_MS = 250
const RETRY_LIMIT = 120

/**
 * Tells wagmi about a connection that came after its reconnect had ended.
 *
 * wagmi ignores the event while it is connecting or reconnecting, so it is
 * told again every 250 ms, for 30 s at most.
 *
 * @param parameters.announce - tells wagmi; returns whether it was taken
 * @param parameters.isWanted - asked before every try
 * @param parameters.signal - ends the tries, at a disconnect
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
