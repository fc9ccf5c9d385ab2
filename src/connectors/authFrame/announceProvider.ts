import type { EIP1193Provider } from 'viem'
import { createId } from '../../core/secureContext/createId.js'

/**
 * Announces the embedded wallet to the code of the page, and to whoever asks
 * later, until the returned function is called. Pages keep what was announced:
 * after a logout the provider rejects until the next login.
 *
 * Standard: EIP-6963.
 */
export function announceProvider(
  parameters: announceProvider.Parameters,
): () => void {
  const { provider, uuid = createId(), ...info } = parameters
  // On a server there is nobody to tell.
  if (typeof window === 'undefined') return () => {}
  const detail = Object.freeze({
    info: Object.freeze({ icon: envelope, ...info, uuid }),
    provider,
  })
  const announce = () => {
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}

export declare namespace announceProvider {
  type Parameters = {
    /** Data URI of a square image; default an envelope. */
    icon?: string | undefined
    name: string
    provider: EIP1193Provider
    /** Reverse domain name; the connector's, so that wagmi lists it once. */
    rdns: string
    /** UUID v4; pages that know it list the wallet once. Default a new one. */
    uuid?: string | undefined
  }
}

const envelope =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHBhdGggZmlsbD0iIzJiNWZkOSIgZD0iTTAgMGg0MHY0MEgweiIvPjxwYXRoIGZpbGw9Im5vbmUiIHN0cm9rZT0iI2ZmZiIgc3Ryb2tlLXdpZHRoPSIyLjUiIHN0cm9rZS1saW5lam9pbj0icm91bmQiIGQ9Ik0xMCAxM2gyMHYxNEgxMFptMCAxIDEwIDggMTAtOCIvPjwvc3ZnPg=='
