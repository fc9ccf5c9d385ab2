import type { Address } from 'viem'
import type { Descriptor } from './descriptor.js'

/** What the wallet's own server knows of a contract. Never rejects. */
export type ReadDescriptors = (
  chainId: number,
  contract: Address,
) => Promise<readonly Descriptor[]>

/** A card without words for a call beats a card that is late. */
const TIMEOUT_MS = 1_500

/** Reads descriptors (ERC-7730) from the frame's own origin; the app has no say. */
export function createDescriptors(
  parameters: { fetch?: typeof globalThis.fetch } = {},
): ReadDescriptors {
  const { fetch = globalThis.fetch.bind(globalThis) } = parameters
  return async (chainId, contract) => {
    try {
      const response = await fetch(
        `/sdk/descriptors/${chainId}/${contract.toLowerCase()}`,
        { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) },
      )
      const body: unknown = response.ok ? await response.json() : undefined
      const { descriptors } = (body ?? {}) as { descriptors?: unknown }
      return Array.isArray(descriptors) ? (descriptors as Descriptor[]) : []
    } catch {
      return []
    }
  }
}
