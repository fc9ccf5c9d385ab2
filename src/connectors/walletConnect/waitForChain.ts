import type { Pairing } from '../../core/ports/pairing.js'

/** Longest wait for a session that the wallet has said it would change. */
const ARRIVAL_MS = 3_000

/** Waits until the session holds a chain, which wallets tell by itself. */
export function waitForChain(
  pairing: Pairing,
  isThere: () => boolean,
): Promise<boolean> {
  const isSettled = () => isThere() || !pairing.getState().session
  if (isSettled()) return Promise.resolve(isThere())
  return new Promise((resolve) => {
    const timer = setTimeout(end, ARRIVAL_MS)
    const unsubscribe = pairing.on(() => {
      if (isSettled()) end()
    })
    function end() {
      clearTimeout(timer)
      unsubscribe()
      resolve(isThere())
    }
  })
}
