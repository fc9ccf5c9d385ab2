'use client'
import { useMemo } from 'react'
import type { getSwapTokens } from '../actions/getSwapTokens.js'
import { swapDraftAtom } from '../atoms/swapDraftAtom.js'
import { useKitAtom } from '../context.js'
import { foldCase } from '../core/address/foldCase.js'
import {
  EVM_NATIVE_PLACEHOLDER,
  SLIPPAGE_TOLERANCE_PERCENT,
} from '../core/constants/swap.js'
import type { SendError } from '../core/errors/send.js'
import { readParameters } from '../core/parameters/readParameters.js'
import { readString } from '../core/parameters/readString.js'
import { emptySwapDraft, type SwapDraft } from '../core/swap/swapDraft.js'
import type { Kit } from '../createKit.js'
import { normalizeAmount } from '../features/payments/normalizeAmount.js'
import { typeAmount } from '../features/payments/typeAmount.js'
import { canAskPrice } from '../features/swap/canAskPrice.js'
import { getSwapFigures } from '../features/swap/getSwapFigures.js'
import { useSwapSponsor } from './swap/useSwapSponsor.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useGasPrices } from './useGasPrices.js'
import { useKit } from './useKit.js'
import { useSwapTokens } from './useSwapTokens.js'

/**
 * Hook for editing a swap: both tokens and the amount. The draft is kept
 * until `reset` and belongs to the network it was entered for.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { amount, request, setAmount, switchSides } = useSwapDraft()
 * const { data: quote } = useSwapQuote(request)
 * return <input onChange={({ target }) => setAmount(target.value)} value={amount} />
 */
export function useSwapDraft(
  parameters: useSwapDraft.Parameters = {},
): useSwapDraft.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const network = account?.caipNetworkId
  const stored = useKitAtom(kit, swapDraftAtom)
  const { data, error, isPending, refetch } = useSwapTokens({ kit })
  const tokens = data?.tokens
  const draft = fitDraft(stored, network)
  const from = findToken(tokens, draft.from) ?? getFirst(tokens, draft.to)
  const to = findToken(tokens, draft.to)
  const isFeeDue = from !== undefined && isNative(from)
  const { data: gasPrice } = useGasPrices({
    kit,
    query: { enabled: isFeeDue },
  })
  const isSponsored = useSwapSponsor({ isEnabled: isFeeDue, kit })
  const figures = getSwapFigures(draft.amount, {
    currency: data?.currency,
    // Unknown as long as it is unknown who pays.
    gasPrice:
      isSponsored === false ? gasPrice?.standard : isSponsored ? 0n : undefined,
    isKnown: data?.balancesError === undefined,
    token: from && { ...from, isNative: isNative(from) },
  })
  const controls = useMemo(
    () =>
      createControls(kit, { from: from?.address, max: figures.max, network }),
    [kit, from?.address, figures.max, network],
  )
  const amount = normalizeAmount(draft.amount)
  const isAsked =
    account && from && to && figures.isNumber && canAskPrice(amount)
  return {
    ...controls,
    amount: draft.amount,
    currency: data?.currency,
    error,
    from,
    isLoading: isPending,
    isSupported: data?.isSupported ?? true,
    max: figures.max,
    isBalanceKnown: data !== undefined && data.balancesError === undefined,
    problem: figures.problem,
    retry: () => {
      refetch().catch(() => {})
    },
    request: isAsked
      ? {
          account: account.address,
          amount,
          chainId: account.chainId,
          from: from.address,
          to: to.address,
          ...(draft.slippage !== undefined && { slippage: draft.slippage }),
        }
      : undefined,
    slippage: draft.slippage ?? SLIPPAGE_TOLERANCE_PERCENT,
    to,
    tokens,
    worth: figures.worth,
  }
}

type Token = getSwapTokens.ReturnType['tokens'][number]

export declare namespace useSwapDraft {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** As typed. */
    amount: string
    /** ISO 4217 code of prices and `worth`; `undefined` until loaded. */
    currency: string | undefined
    /** Why the tokens failed to load. */
    error: Error | null
    /** Token to pay; defaults to the first with a balance. */
    from: Token | undefined
    /** Whether the balances were loaded; otherwise they are unknown. */
    isBalanceKnown: boolean
    /** Whether the tokens are loading for the first time. */
    isLoading: boolean
    /** Whether the account's network supports swaps. */
    isSupported: boolean
    /** Maximum amount to pay; `undefined` while unknown. */
    max: string | undefined
    /** Why the amount cannot be paid. */
    problem: SendError | undefined
    /** Parameters for a quote, once complete. */
    request:
      | {
          account: string
          amount: string
          chainId: number | string
          from: string
          slippage?: number
          to: string
        }
      | undefined
    /** Clears the input. */
    reset: () => void
    /** Refetches tokens and balances. */
    retry: () => void
    /** Sets the amount to pay in whole tokens, as typed. */
    setAmount: (typed: string) => void
    /** @param id - CAIP-10 ID of one of `tokens` */
    setFrom: (id: string) => void
    /** Enters `max`, if known. */
    setMax: () => void
    /** @param percent - 0.05 to 5, default 1 */
    setSlippage: (percent: number | undefined) => void
    /** @param id - CAIP-10 ID of one of `tokens` */
    setTo: (id: string) => void
    /** @param amount - new amount to pay; empty by default */
    switchSides: (amount?: string) => void
    /** Slippage tolerance in percent. */
    slippage: number
    /** Token to receive; `undefined` until chosen. */
    to: Token | undefined
    /** Tokens that can be swapped; `undefined` until loaded. */
    tokens: readonly Token[] | undefined
    /** Estimated worth of the amount in the user's currency. */
    worth: string | undefined
  }
  type ErrorType = useKit.ErrorType
}

/** Discards input that was entered for another network. */
function fitDraft(draft: SwapDraft, network: string | undefined): SwapDraft {
  const { caipNetworkId } = draft
  return caipNetworkId && caipNetworkId !== network ? emptySwapDraft : draft
}

function createControls(
  kit: Kit,
  place: {
    from: string | undefined
    max: string | undefined
    network: string | undefined
  },
) {
  const { from, max, network } = place
  const set = (change: (draft: SwapDraft) => Partial<SwapDraft>) =>
    kit.store.set(swapDraftAtom, (before) => {
      // Pin the token, so that it stays when the list is reordered.
      const draft = { ...fitDraft(before, network), caipNetworkId: network }
      const held = { ...draft, from: draft.from ?? from }
      return { ...held, ...change(held) }
    })
  const switched = ({ from, to }: SwapDraft) => ({ from: to, to: from })
  return {
    reset: () => kit.store.set(swapDraftAtom, emptySwapDraft),
    setAmount(typed: string) {
      readString('amount', typed)
      set(({ amount }) => ({ amount: typeAmount(amount, typed) }))
    },
    setFrom(id: string) {
      readString('id', id)
      set((draft) => ({
        ...(isSame(id, draft.to) ? switched(draft) : { from: id }),
        amount: isSame(id, draft.from) ? draft.amount : '',
      }))
    },
    setSlippage(slippage: number | undefined) {
      readParameters({ slippage }, { slippage: 'number | undefined' })
      set(() => ({ slippage }))
    },
    setMax: () => set(({ amount }) => ({ amount: max ?? amount })),
    setTo(id: string) {
      readString('id', id)
      set((draft) =>
        isSame(id, draft.from)
          ? { ...switched(draft), amount: '' }
          : { to: id },
      )
    },
    switchSides(amount = '') {
      readString('amount', amount)
      set((draft) => (draft.to ? { ...switched(draft), amount } : {}))
    },
  }
}

function isSame(a: string, b: string | undefined) {
  return b !== undefined && foldCase(a) === foldCase(b)
}

function isNative({ address }: Token) {
  return foldCase(address).endsWith(`:${EVM_NATIVE_PLACEHOLDER}`)
}

function findToken(
  tokens: readonly Token[] | undefined,
  id: string | undefined,
) {
  return tokens?.find(({ address }) => isSame(address, id))
}

function getFirst(
  tokens: readonly Token[] | undefined,
  other: string | undefined,
) {
  const rows = tokens?.filter(({ address }) => !isSame(address, other))
  return rows?.find(({ balance = '' }) => /[1-9]/.test(balance)) ?? rows?.[0]
}
