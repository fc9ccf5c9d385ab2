'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { getToken } from '../../actions/getToken.js'
import { watchToken } from '../../actions/watchToken.js'
import { foldCase } from '../../core/address/foldCase.js'
import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { symbolsByAddress } from '../../core/data/symbolsByAddress.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Kit } from '../../createKit.js'
import { isImitation } from '../../features/activity/isImitation.js'
import { findNetwork } from '../../features/networks/findNetwork.js'
import { toCaipNetworkId } from '../../features/networks/toCaipNetworkId.js'
import { useKit } from '../../hooks/useKit.js'
import { tokenQueryOptions } from '../../query/token.js'
import { createTokenRequest } from './tokenRequest.js'

/** The token that the page asks to list, as the chain describes it. */
export function useTokenRequest(): useTokenRequest.ReturnType {
  const kit = useKit()
  const client = useQueryClient()
  // Later requests have views of their own.
  const [request] = useState(() => {
    const { current } = kit.own(createTokenRequest)
    return typeof current === 'object' ? current : undefined
  })
  const { chainId } = request ?? {}
  const { data, error } = useQuery(
    tokenQueryOptions(kit, {
      chainId,
      query: { enabled: request !== undefined },
      token: request?.address ?? '',
    }),
  )
  async function add() {
    if (!request) return
    await watchToken(kit, { chainId, token: request.address })
    request.end(true)
    // Balances and the tokens to send.
    await client.invalidateQueries({ queryKey: ['latchkey'] })
  }
  return {
    add,
    address: request?.address ?? '',
    decline: () => request?.end(false),
    error,
    token: data && {
      decimals: data.decimals,
      isImitation: isSuspect(kit, data),
      name: cleanText(data.name, NAME_MAX_LENGTH),
      symbol: cleanText(data.symbol, SYMBOL_MAX_LENGTH),
    },
  }
}

/** The name of a known token, but not its contract. */
function isSuspect(kit: Kit, token: getToken.ReturnType) {
  const caipNetworkId = toCaipNetworkId(token.chainId)
  const address = foldCase(token.address ?? '')
  const isKnown = symbolsByAddress.some(
    (one) => one.caipNetworkId === caipNetworkId && one.address === address,
  )
  const { isTestnet = false } = findNetwork(kit, caipNetworkId) ?? {}
  return !isKnown && isImitation(token, { hasPrices: !isTestnet })
}

export declare namespace useTokenRequest {
  type ReturnType = {
    add: () => Promise<void>
    address: string
    decline: () => void
    error: Error | null
    /** Untrusted texts of the contract. */
    token:
      | {
          decimals: number
          /** Whether the name pretends to be another token's. */
          isImitation: boolean
          name: string
          symbol: string
        }
      | undefined
  }
}
