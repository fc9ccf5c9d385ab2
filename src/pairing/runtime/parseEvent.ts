import { getMember } from '../../core/errors/getMember.js'
import type { PairingEvent, PairingSession } from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { parseAccounts } from './parseAccounts.js'

/**
 * Parses an event of the wallet: `accountsChanged` and `chainChanged`, on a
 * chain of the session. The event's chain determines the namespace; data for
 * another namespace is ignored.
 *
 * @param params - the event as received, `{ event: { name, data }, chainId }`
 * @returns `undefined` for anything else
 */
export function parseEvent(
  params: unknown,
  session: PairingSession,
): parseEvent.ReturnType {
  const chain = getMember(params, 'chainId')
  const event = getMember(params, 'event')
  const name = getMember(event, 'name')
  const data = getMember(event, 'data')
  if (typeof chain !== 'string') return undefined
  const namespace = chain.startsWith('solana:') ? 'solana' : 'eip155'
  const chains = session.namespaces[namespace]?.chains ?? []
  if (!chains.some((item) => item === chain)) return undefined
  if (name === 'chainChanged') {
    const caipNetworkId = toChain(data, namespace, chains)
    return caipNetworkId && { type: name, namespace, caipNetworkId }
  }
  if (name !== 'accountsChanged') return undefined
  const accounts = parseAccounts(data, { namespace, chains, chain })
  // An empty list means that nothing is shared; a list of junk means nothing.
  if (!accounts.length && !(Array.isArray(data) && data.length === 0))
    return undefined
  return { type: name, namespace, accounts }
}

export declare namespace parseEvent {
  type ReturnType =
    | Extract<PairingEvent, { type: 'accountsChanged' | 'chainChanged' }>
    | undefined
}

/** Finds the chain; wallets send a number, decimal, 0x-hex or CAIP-2 id. */
function toChain(
  data: unknown,
  namespace: string,
  chains: readonly CaipNetworkId[],
) {
  const text = typeof data === 'number' ? String(data) : data
  if (typeof text !== 'string' || text.length > 64) return undefined
  const isHex = namespace === 'eip155' && /^0x[0-9a-f]{1,13}$/i.test(text)
  const reference = isHex ? String(Number(text)) : text
  const id = reference.includes(':') ? reference : `${namespace}:${reference}`
  return chains.find((item) => item === id)
}
