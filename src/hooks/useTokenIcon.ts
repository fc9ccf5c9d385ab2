'use client'
import { useQuery } from '@tanstack/react-query'
import { cleanText } from '../core/format/cleanText.js'
import { assertType } from '../core/parameters/assertType.js'
import { parseTokenId, toTokenId } from '../core/token/tokenId.js'
import { getTokenImage } from '../features/balances/getTokenImage.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { readCaipNetworkId } from '../features/networks/readCaipNetworkId.js'
import { tokenQueryOptions } from '../query/token.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useTokenLists } from './useTokenLists.js'

/** At most this many characters of a symbol are shown. */
const SYMBOL_MAX_LENGTH = 20

/**
 * Hook for a token's picture: that of `tokenImages`, else `src`, else that of a
 * token list that has been loaded already. Without `symbol`, it is read from
 * the chain for the letter that stands in for a picture.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19; default `native`
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default that of
 * `token`, else the active account's network
 * @param parameters.src - URL of an image, such as `iconUrl` of `useBalances`
 * @param parameters.symbol - symbol, if it is known
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { src, symbol } = useTokenIcon({ token: usdc, chainId: 1 })
 * return src ? <img alt={symbol} src={src} /> : <b>{symbol[0]}</b>
 */
export function useTokenIcon(
  parameters: useTokenIcon.Parameters = {},
): useTokenIcon.ReturnType {
  const kit = useKit(parameters)
  const { token = 'native' } = parameters
  assertType('token', token, 'string')
  const account = useActiveAccount({ kit })
  const named = parseTokenId(token)
  const caipNetworkId =
    readCaipNetworkId(parameters.chainId) ??
    named?.caipNetworkId ??
    account?.caipNetworkId
  const network = findNetwork(kit, caipNetworkId)
  const address = named ? named.address : token === 'native' ? undefined : token
  const isNative = address === undefined
  const { data: lists } = useTokenLists({
    chainId: caipNetworkId,
    kit,
    // A picture is no reason to load a list.
    query: { enabled: false },
  })
  const id = caipNetworkId && toTokenId({ address, caipNetworkId })
  const listed = lists?.tokens.find((item) => item.id === id)
  const known =
    parameters.symbol ??
    listed?.symbol ??
    (isNative ? network?.nativeCurrency.symbol : undefined)
  const { data } = useQuery(
    tokenQueryOptions(kit, {
      chainId: caipNetworkId,
      query: { enabled: known === undefined && network !== undefined },
      token,
    }),
  )
  const image = caipNetworkId
    ? getTokenImage(kit, { address, caipNetworkId })
    : undefined
  return {
    isNative,
    network: network && {
      caipNetworkId: network.caipNetworkId,
      name: network.name,
    },
    src: image ?? (parameters.src || listed?.iconUrl || undefined),
    symbol: cleanText(known ?? data?.symbol ?? '', SYMBOL_MAX_LENGTH),
  }
}

export declare namespace useTokenIcon {
  type Parameters = useKit.Parameters & {
    chainId?: number | string | undefined
    src?: string | undefined
    symbol?: string | undefined
    token?: string | undefined
  }
  type ReturnType = {
    /** Whether it is its network's native coin. */
    isNative: boolean
    /** `undefined` if the network is not configured. */
    network: { caipNetworkId: string; name: string } | undefined
    /** Untrusted URL of an image. */
    src: string | undefined
    /** Empty while unknown. */
    symbol: string
  }
}
