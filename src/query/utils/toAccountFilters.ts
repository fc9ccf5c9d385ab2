import type { QueryFilters } from '@tanstack/react-query'
import { foldCase } from '../../core/address/foldCase.js'
import type { Kit } from '../../createKit.js'
import { readCaipNetworkId } from '../../features/networks/readCaipNetworkId.js'

/**
 * Returns what `accountQueryFilters` returns, for parameters of the package
 * itself.
 */
export function toAccountFilters(
  kit: Kit,
  parameters: toAccountFilters.Parameters,
): toAccountFilters.ReturnType {
  const { address, caipNetworkId, names } = parameters
  const whose = foldCase(address)
  return {
    predicate({ queryKey }) {
      const named = readKey(kit, queryKey)
      if (!named || names?.includes(named.name) === false) return false
      if (toAddress(named.parameters) !== whose) return false
      const network = toNetwork(named.parameters)
      return !caipNetworkId || !network || network === caipNetworkId
    },
  }
}

export declare namespace toAccountFilters {
  type Name = 'activity' | 'balances' | 'native' | 'nfts'
  type Parameters = {
    address: string
    caipNetworkId?: string | undefined
    names?: readonly Name[] | undefined
  }
  type ReturnType = Required<Pick<QueryFilters, 'predicate'>>
}

type Named = { name: toAccountFilters.Name; parameters: unknown }

/** What the data under a key is about. */
const subjects = new Map<unknown, toAccountFilters.Name>([
  ['activity', 'activity'],
  ['balances', 'balances'],
  // The most that can be sent depends on the balance.
  ['maxSend', 'balances'],
  ['nativeBalance', 'native'],
  ['nfts', 'nfts'],
  ['tokenBalance', 'balances'],
])

function readKey(kit: Kit, key: readonly unknown[]): Named | undefined {
  const [owner, name, project, api, parameters] = key
  // wagmi's key, for the native balance of EVM accounts.
  if (owner === 'balance') return { name: 'native', parameters: name }
  const isOwn = owner === 'latchkey' && project === kit.projectId
  const subject = subjects.get(name)
  return isOwn && api === kit.hosts.api && subject
    ? { name: subject, parameters }
    : undefined
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
  return given === undefined && typeof caipAddress === 'string'
    ? caipAddress.slice(0, caipAddress.lastIndexOf(':'))
    : readCaipNetworkId(given)
}
