'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isEvmAddress } from '../core/address/isEvmAddress.js'
import { cleanText } from '../core/format/cleanText.js'
import { truncateAddress } from '../core/format/truncateAddress.js'
import { assertType } from '../core/parameters/assertType.js'
import { supports } from '../core/supports.js'
import { toTokenId } from '../core/token/tokenId.js'
import type { TokenList } from '../core/token/tokenList.js'
import { readTokenList } from '../features/balances/readTokenList.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { readCaipNetworkId } from '../features/networks/readCaipNetworkId.js'
import {
  groupPickerTokens,
  listPickerTokens,
  type PickerGroups,
  type PickerToken,
} from '../features/swap/listPickerTokens.js'
import { tokenQueryOptions } from '../query/token.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useBalances } from './useBalances.js'
import { useKit } from './useKit.js'
import { useSwapTokens } from './useSwapTokens.js'
import { useTokenLists } from './useTokenLists.js'

/**
 * Hook for a list of tokens to choose from: what the active account holds, the
 * popular ones, and all others of the app's token lists and of the swap
 * service. An address that none of them knows is looked up on the chain.
 *
 * Tokens have no decimals here: `sendToken`, `swap` and `getToken` read them
 * from the chain.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.isOpen - whether to load anything; default true
 * @param parameters.list - a token list instead of those of the kit and of the
 * swap service
 * @param parameters.search - as typed: part of a symbol or name, or an address
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { others, own, popular } = useTokenPicker({ chainId: 1, search })
 * return [...own, ...popular, ...others].map(({ id, symbol }) => <li key={id}>{symbol}</li>)
 */
export function useTokenPicker(
  parameters: useTokenPicker.Parameters = {},
): useTokenPicker.ReturnType {
  const kit = useKit(parameters)
  const { isOpen = true, list, search = '' } = parameters
  assertType('search', search, 'string')
  const account = useActiveAccount({ kit })
  const caipNetworkId =
    readCaipNetworkId(parameters.chainId) ?? account?.caipNetworkId
  const network = findNetwork(kit, caipNetworkId)
  const at = (isEnabled: boolean) => ({
    chainId: caipNetworkId,
    kit,
    query: { enabled: isOpen && isEnabled && network !== undefined },
  })
  const canSwap =
    caipNetworkId !== undefined &&
    supports(kit.capabilities, 'swap', caipNetworkId)
  const held = useBalances(at(true))
  const swappable = useSwapTokens(at(!list && canSwap))
  const lists = useTokenLists(at(!list))
  const own = useMemo(() => list && readOwn(list), [list])
  const tokens = useMemo(() => {
    const network = findNetwork(kit, caipNetworkId)
    if (!network) return []
    return listPickerTokens({
      balances: held.data?.balances ?? [],
      caipNetworkId: network.caipNetworkId,
      listed: (own?.tokens ?? lists.data?.tokens ?? []).filter(
        (token) => token.caipNetworkId === network.caipNetworkId,
      ),
      native: network.nativeCurrency,
      swappable: swappable.data?.tokens ?? [],
    })
  }, [caipNetworkId, held.data, kit, lists.data, own, swappable.data])
  const groups = useMemo(
    () => groupPickerTokens(tokens, search),
    [search, tokens],
  )
  const typed = search.trim()
  const isAddress =
    network?.namespace === 'eip155' &&
    isEvmAddress(typed) &&
    groups.own.length + groups.popular.length + groups.others.length === 0
  const read = useQuery(
    tokenQueryOptions(kit, {
      chainId: caipNetworkId,
      query: { enabled: isOpen && isAddress, retry: false },
      token: typed,
    }),
  )
  const found = isAddress && network ? toRow(network, read.data) : undefined
  return {
    ...groups,
    caipNetworkId,
    currency: held.data?.currency,
    isLoading:
      isOpen && [held, lists, swappable].some(({ isLoading }) => isLoading),
    isPartial:
      own?.isBroken === true ||
      lists.isError ||
      swappable.isError ||
      (lists.data?.errors.length ?? 0) > 0,
    isSearching: isAddress && read.isLoading,
    others: found ? [found] : groups.others,
  }
}

export declare namespace useTokenPicker {
  type Parameters = useKit.Parameters & {
    chainId?: number | string | undefined
    isOpen?: boolean | undefined
    list?: TokenList | undefined
    search?: string | undefined
  }
  type ReturnType = PickerGroups & {
    /** CAIP-2 ID of the network; `undefined` without one. */
    caipNetworkId: string | undefined
    /** ISO 4217 code of the values; `undefined` until balances are loaded. */
    currency: string | undefined
    /** Whether balances or lists load for the first time. */
    isLoading: boolean
    /** Whether a list or the swap service could not be read. */
    isPartial: boolean
    /** Whether an address is being looked up on the chain. */
    isSearching: boolean
  }
  type Token = PickerToken
}

/** A broken list of the app takes nothing else away. */
function readOwn(list: TokenList) {
  try {
    return { isBroken: false, tokens: readTokenList(list) }
  } catch {
    return { isBroken: true, tokens: [] }
  }
}

const NAME_MAX_LENGTH = 60
const SYMBOL_MAX_LENGTH = 20

/** A token that no list has. Its name proves nothing. */
function toRow(
  { caipNetworkId }: { caipNetworkId: string },
  token:
    | { address: string | undefined; name: string; symbol: string }
    | undefined,
): PickerToken | undefined {
  if (!token?.address) return undefined
  const { address, name, symbol } = token
  return {
    id: toTokenId({ address, caipNetworkId }),
    address,
    balance: undefined,
    caipNetworkId,
    iconUrl: '',
    isSuggested: false,
    name: cleanText(name, NAME_MAX_LENGTH) || truncateAddress(address),
    symbol: cleanText(symbol, SYMBOL_MAX_LENGTH) || '?',
    value: undefined,
  }
}
