'use client'
import { useQuery } from '@tanstack/react-query'
import type { getBalances } from '../actions/getBalances.js'
import { foldCase } from '../core/address/foldCase.js'
import { assertType } from '../core/parameters/assertType.js'
import { parseTokenId } from '../core/token/tokenId.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { readCaipNetworkId } from '../features/networks/readCaipNetworkId.js'
import { tokenBalanceQueryOptions } from '../query/tokenBalance.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useBalances } from './useBalances.js'
import { useKit } from './useKit.js'

/**
 * Hook for one token's balance, with its value in the user's currency. Shares
 * the request of `useBalances`. A token that the service does not list, and any
 * token while the service is unreachable, is read from the chain; it has no
 * value then.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19; default `native`
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default that of
 * `token`, else the active account's network
 * @param parameters.currency - ISO 4217 code; default the user's, see
 * `useCurrency`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data, error } = useTokenBalance({ token: usdc, chainId: 8453 })
 * return <p>{data ? `${data.amount} ${data.symbol}` : error ? 'Unknown' : '…'}</p>
 */
export function useTokenBalance(
  parameters: useTokenBalance.Parameters = {},
): useTokenBalance.ReturnType {
  const kit = useKit(parameters)
  const { currency, token = 'native' } = parameters
  assertType('token', token, 'string')
  const named = parseTokenId(token)
  const asked = {
    address: parameters.address,
    chainId: parameters.chainId ?? named?.caipNetworkId,
  }
  const namespace = getAccountNamespace(asked)
  const account = useActiveAccount({ kit, namespace })
  const address = asked.address ?? account?.address
  const chainId = asked.chainId ?? account?.chainId
  const place = { address, chainId }
  const list = useBalances({ ...place, ...(currency && { currency }), kit })
  const contract = named ? named.address : toContract(token)
  const row = list.data && findRow(list.data.balances, contract)
  const isMissing = list.isError || (list.isSuccess && !row)
  const chain = useQuery(
    tokenBalanceQueryOptions(kit, {
      ...place,
      query: { enabled: isMissing },
      token,
    }),
  )
  const caipNetworkId = readCaipNetworkId(chainId)
  // Elsewhere there are no prices, and 0 would read as one.
  const isPriced =
    list.data?.isSupported === true &&
    !findNetwork(kit, caipNetworkId)?.isTestnet
  return {
    caipNetworkId,
    data: row
      ? {
          amount: row.quantity.numeric,
          currency: list.data?.currency,
          iconUrl: row.iconUrl,
          name: row.name,
          symbol: row.symbol,
          value: isPriced ? row.value : undefined,
        }
      : chain.data && {
          amount: chain.data.amount,
          currency: undefined,
          iconUrl: '',
          name: chain.data.name,
          symbol: chain.data.symbol,
          value: undefined,
        },
    error: row ? null : chain.error,
    isPending: !row && (isMissing ? chain.isPending : list.isPending),
    refetch() {
      list.refetch().catch(() => {})
      if (isMissing) chain.refetch().catch(() => {})
    },
  }
}

export declare namespace useTokenBalance {
  type Parameters = useKit.Parameters & {
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    token?: string | undefined
  }
  type ReturnType = {
    /** CAIP-2 ID of the network; `undefined` while no account is connected. */
    caipNetworkId: string | undefined
    /** The balance, once it is known. */
    data: Data | undefined
    /** Why the balance is unknown, on the service and on the chain. */
    error: Error | null
    /** Whether it loads for the first time, or waits for an account. */
    isPending: boolean
    /** Reads it again. */
    refetch: () => void
  }
  type Data = {
    /** Balance in whole tokens, as a plain decimal string. */
    amount: string
    /** ISO 4217 code of `value`. */
    currency: string | undefined
    /** URL of an image; empty if there is none. */
    iconUrl: string
    name: string
    /** Untrusted: any token can choose it. */
    symbol: string
    /** Estimate in the user's currency; `undefined` if no price is known. */
    value: number | undefined
  }
}

const toContract = (token: string) => (token === 'native' ? undefined : token)

type Rows = getBalances.ReturnType['balances']

function findRow(rows: Rows, contract: string | undefined) {
  return rows.find(({ address }) => {
    if (!contract || !address) return !contract && !address
    const held = address.slice(address.lastIndexOf(':') + 1)
    return foldCase(held) === foldCase(contract)
  })
}
