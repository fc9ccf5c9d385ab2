import { isAddress } from 'viem'

/** The name of an address, or `undefined` for one that has none. */
export type ReadNames = (address: string) => Promise<string | undefined>

const TIMEOUT_MS = 2_500
/** Letters that look like no others, and no end that could be another's. */
const plain = /^[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,62}){1,3}$/

/**
 * Reads the name of an address from the blockchain API,
 * `GET /v1/profile/reverse/{address}`. A name that does not lead back to the
 * address is none.
 */
export function createNames(parameters: {
  apiUrl: string
  projectId: string
  fetch?: typeof globalThis.fetch
}): ReadNames {
  const { apiUrl, projectId } = parameters
  const { fetch = globalThis.fetch.bind(globalThis) } = parameters
  return async (address) => {
    // Names are for accounts on EVM networks.
    if (!isAddress(address, { strict: false })) return undefined
    const url = new URL(`/v1/profile/reverse/${address}`, apiUrl)
    url.searchParams.set('apiVersion', '2')
    url.searchParams.set('projectId', projectId)
    try {
      const response = await fetch(url, {
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) return undefined
      const found: unknown = await response.json()
      if (!Array.isArray(found)) return undefined
      return found.flatMap((one) => toName(one, address))[0]
    } catch {
      return undefined
    }
  }
}

function toName(value: unknown, address: string): readonly string[] {
  const { addresses, name } = (value ?? {}) as Partial<Record<string, unknown>>
  if (typeof name !== 'string' || !plain.test(name)) return []
  const paid = Object.values((addresses ?? {}) as Record<string, unknown>)
  const leadsBack = paid.some(
    (one) =>
      String((one as { address?: unknown } | null)?.address).toLowerCase() ===
      address.toLowerCase(),
  )
  return leadsBack ? [name] : []
}
