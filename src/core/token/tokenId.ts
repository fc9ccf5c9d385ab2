import { EVM_NATIVE_PLACEHOLDER } from '../constants/swap.js'

/** A token on a network; the native coin has no address. */
export type TokenPlace = {
  address: string | undefined
  /** CAIP-2 ID. */
  caipNetworkId: string
}

/**
 * Returns the CAIP-19 ID of a token, with EVM addresses in lower case, so that
 * equal tokens have equal IDs.
 *
 * @example
 * toTokenId({ address: undefined, caipNetworkId: 'eip155:1' }) // 'eip155:1/slip44:60'
 */
export function toTokenId({ address, caipNetworkId }: TokenPlace): string {
  const isSolana = caipNetworkId.startsWith('solana:')
  if (!address) return `${caipNetworkId}/slip44:${isSolana ? 501 : 60}`
  return isSolana
    ? `${caipNetworkId}/token:${address}`
    : `${caipNetworkId}/erc20:${address.toLowerCase()}`
}

/** CAIP-2 ID, then `/kind:reference` (CAIP-19) or `:address` (CAIP-10). */
const pattern =
  /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})(?:\/(erc20|slip44|token))?:([^\s:/]{1,128})$/

/**
 * Parses the CAIP-19 ID of a token, or its CAIP-10 ID as services use it.
 *
 * @returns `undefined` for anything else
 *
 * @example
 * parseTokenId('eip155:1/slip44:60') // { address: undefined, caipNetworkId: 'eip155:1' }
 */
export function parseTokenId(id: string): TokenPlace | undefined {
  const [, caipNetworkId, kind, address = ''] = pattern.exec(id) ?? []
  if (!caipNetworkId) return undefined
  const isNative =
    kind === 'slip44' || address.toLowerCase() === EVM_NATIVE_PLACEHOLDER
  return { address: isNative ? undefined : address, caipNetworkId }
}

/** Returns the ID in the form of `toTokenId`; `undefined` if it is none. */
export function normalizeTokenId(id: string): string | undefined {
  const place = parseTokenId(id)
  return place && toTokenId(place)
}
