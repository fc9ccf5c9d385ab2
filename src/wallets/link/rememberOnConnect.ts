import type { Pairing } from '../../core/ports/pairing.js'
import { rememberLink } from './rememberLink.js'

/**
 * Remembers the app that was opened last once the pairing has a session. An
 * attempt that ends otherwise stores nothing.
 */
export function rememberOnConnect(
  pairing: Pairing,
  link: { href: string; name: string },
): void {
  endings.get(pairing)?.()
  const { status } = pairing.getState()
  if (status !== 'opening' && status !== 'waiting') return
  const stop = pairing.subscribe(() => {
    const { status } = pairing.getState()
    if (status === 'opening' || status === 'waiting') return
    end()
    if (status === 'connected') rememberLink(link)
  })
  function end() {
    endings.delete(pairing)
    stop()
  }
  endings.set(pairing, end)
}

/** Cleanup of the current attempt, per pairing. */
const endings = new WeakMap<Pairing, () => void>()
