'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { getToken } from '../../actions/getToken.js'
import { watchToken } from '../../actions/watchToken.js'
import { foldCase } from '../../core/address/foldCase.js'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import type { SendableToken } from '../../features/payments/toSendableToken.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { chainBalancesQueryOptions } from '../../query/chainBalances.js'
import { tokenQueryOptions } from '../../query/token.js'

const NAME_MAX_LENGTH = 64
const SYMBOL_MAX_LENGTH = 12

/**
 * Looks up a token by its address on the active account's network, and adds it
 * to the list. Reads only the chain.
 *
 * @param parameters.tokens - tokens already listed
 * @param parameters.onAdded - called with the token's ID once it is listed
 */
export function useAddToken(parameters: {
  onAdded: (id: string) => void
  tokens: readonly SendableToken[]
}): useAddToken.ReturnType {
  const { onAdded, tokens } = parameters
  const kit = useKit()
  const client = useQueryClient()
  const account = useActiveAccount()
  const [typed, setTyped] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const address = typed.trim()
  const isWhole =
    account?.namespace === 'solana'
      ? isSolanaAddress(address)
      : isEvmAddress(address)
  const listed = tokens.find(({ id }) => foldCase(id) === foldCase(address))
  const chainId = account?.chainId
  const query = useQuery(
    tokenQueryOptions(kit, {
      chainId,
      query: { enabled: isWhole && !listed && account !== undefined },
      token: address,
    }),
  )
  const found = isWhole && !listed ? query.data : undefined

  async function add() {
    if (isAdding || !account) return
    setIsAdding(true)
    try {
      await watchToken(kit, { chainId, token: address })
      const place = { address: account.address, chainId }
      const options = chainBalancesQueryOptions(kit, place)
      await client.fetchQuery({ ...options, staleTime: 0 })
    } catch {
      // It stays in the list of watched tokens, and is read again there.
    } finally {
      setIsAdding(false)
    }
    onAdded(foldCase(address))
  }

  return {
    add: listed ? () => onAdded(listed.id) : add,
    address: typed,
    error: isWhole && !listed ? query.error : null,
    found: listed ?? (found && toFound(found)),
    isListed: listed !== undefined,
    isPending: isAdding || (isWhole && query.isFetching),
    setAddress: setTyped,
  }
}

export declare namespace useAddToken {
  type ReturnType = {
    add: () => void
    /** As typed. */
    address: string
    error: getToken.ErrorType | null
    /** The token at the address. Name and symbol are untrusted. */
    found: { name: string; symbol: string } | undefined
    /** Whether the list has it already. */
    isListed: boolean
    isPending: boolean
    setAddress: (typed: string) => void
  }
}

function toFound({ address = '', name, symbol }: getToken.ReturnType) {
  const text = cleanText(symbol, SYMBOL_MAX_LENGTH) || truncateAddress(address)
  return { name: cleanText(name, NAME_MAX_LENGTH) || text, symbol: text }
}
