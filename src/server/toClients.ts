import { type Client, createClient, http } from 'viem'
import { SignInServerConfigError } from '../core/errors/signInServer.js'
import type { SignInChains } from './types.js'

/**
 * Returns the client of each network, by CAIP-2 ID; Solana needs none.
 *
 * @throws SignInServerConfigError
 */
export function toClients(
  chains: SignInChains,
): ReadonlyMap<string, Client | undefined> {
  const entries = Object.entries(Object(chains) as SignInChains)
  const isKnown = entries.every(([id, value]) =>
    id.startsWith('solana:')
      ? value === true
      : /^eip155:[1-9]\d*$/.test(id) && isSource(value),
  )
  if (entries.length === 0 || !isKnown)
    throw new SignInServerConfigError({
      option: 'chains',
      details:
        'Pass networks by CAIP-2 ID, with an RPC URL or viem client for each EVM chain and `true` for Solana.',
    })
  return new Map(entries.map(([id, value]) => [id, toClient(value)]))
}

function isSource(value: unknown) {
  return typeof value === 'string'
    ? URL.canParse(value) && /^https?:/.test(value)
    : typeof (value as Client | null)?.request === 'function'
}

function toClient(value: Client | string | true) {
  if (value === true) return undefined
  return typeof value === 'string'
    ? createClient({ transport: http(value) })
    : value
}
