import type { QueryFilters } from '@tanstack/react-query'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import { foldCase } from '../core/address/foldCase.js'
import { toCaipNetworkId } from '../core/network/toCaipNetworkId.js'
import type { Kit } from '../createKit.js'

/**
 * Returns react-query filters for the data of one account: its balances,
 * activity, NFTs and native balance, and nothing of other accounts. Use it to
 * invalidate what a transaction may have changed.
 *
 * Queries for all networks at once match each of them.
 *
 * @param parameters.address - EVM addresses in any case
 * @param parameters.caipNetworkId - CAIP-2 id; default all networks
 * @param parameters.names - default all four
 *
 * @example
 * await queryClient.invalidateQueries(
 *   accountQueryFilters(kit, { address, caipNetworkId: 'eip155:1' }),
 * )
 */
export function accountQueryFilters(
  kit: Kit,
  parameters: accountQueryFilters.Parameters,
): accountQueryFilters.ReturnType {
  const asked = assertParameters(kit, parameters, {
    address: 'string',
    caipNetworkId: 'string | undefined',
    names: 'string[] | undefined',
  })
  const { address, caipNetworkId, names = all } = asked
  const whose = foldCase(address)
  return {
    predicate({ queryKey }) {
      const named = readKey(kit, queryKey)
      if (!named || !names.includes(named.name)) return false
      if (toAddress(named.parameters) !== whose) return false
      const network = toNetwork(named.parameters)
      return !caipNetworkId || !network || network === caipNetworkId
    },
  }
}

export declare namespace accountQueryFilters {
  /** `native` is the native balance alone, of wagmi or of the kit. */
  type Name = 'activity' | 'balances' | 'native' | 'nfts'
  type Parameters = {
    address: string
    caipNetworkId?: string | undefined
    names?: readonly Name[] | undefined
  }
  type ReturnType = Required<Pick<QueryFilters, 'predicate'>>
}

type Named = { name: accountQueryFilters.Name; parameters: unknown }

const all: readonly accountQueryFilters.Name[] = [
  'activity',
  'balances',
  'native',
  'nfts',
]

/** The most that can be sent depends on the balance. */
const aliases = new Map<unknown, accountQueryFilters.Name>([
  ['maxSend', 'balances'],
  ['nativeBalance', 'native'],
])

function readKey(kit: Kit, key: readonly unknown[]): Named | undefined {
  const [owner, name, project, api, parameters] = key
  // wagmi's key, for the native balance of EVM accounts.
  if (owner === 'balance') return { name: 'native', parameters: name }
  if (owner !== 'latchkey' || project !== kit.projectId) return undefined
  if (api !== kit.hosts.api) return undefined
  const found = aliases.get(name) ?? all.find((item) => item === name)
  return found && { name: found, parameters }
}

type Place = {
  account?: unknown
  address?: unknown
  caipAddress?: unknown
  caipNetworkId?: unknown
  chainId?: unknown
}

/** CAIP-10 ids end with the address. */
function toAddress(parameters: unknown): string | undefined {
  const place = (parameters ?? {}) as Place
  const given = place.caipAddress ?? place.address ?? place.account
  if (typeof given !== 'string') return undefined
  return foldCase(given.slice(given.lastIndexOf(':') + 1))
}

function toNetwork(parameters: unknown): string | undefined {
  const { caipAddress, caipNetworkId, chainId } = (parameters ?? {}) as Place
  const given = caipNetworkId ?? chainId
  if (given === undefined)
    return typeof caipAddress === 'string'
      ? caipAddress.slice(0, caipAddress.lastIndexOf(':'))
      : undefined
  try {
    return toCaipNetworkId(given as number | string)
  } catch {
    return undefined
  }
}
