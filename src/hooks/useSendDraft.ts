'use client'
import { useMemo } from 'react'
import { useKitAtom } from '../context.js'
import { foldCase } from '../core/address/foldCase.js'
import { SendError } from '../core/errors/send.js'
import { readString } from '../core/parameters/readString.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { emptySendDraft, type SendDraft } from '../core/sendDraft.js'
import type { Kit } from '../createKit.js'
import { fitSendDraft } from '../features/payments/fitSendDraft.js'
import { getSendFigures } from '../features/payments/getSendFigures.js'
import {
  getSendWarning,
  type SendWarning,
} from '../features/payments/getSendWarning.js'
import { listSendableTokens } from '../features/payments/listSendableTokens.js'
import { normalizeAmount } from '../features/payments/normalizeAmount.js'
import { readPaymentLink } from '../features/payments/readPaymentLink.js'
import type { SendableToken } from '../features/payments/toSendableToken.js'
import { typeAmount } from '../features/payments/typeAmount.js'
import { useRetryBalances } from './account/useRetryBalances.js'
import { useReceiver } from './send/useReceiver.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useBalances } from './useBalances.js'
import { useChainBalances } from './useChainBalances.js'
import { useEstimateSend } from './useEstimateSend.js'
import { useFeature } from './useFeature.js'
import { useKit } from './useKit.js'
import { useReceiverWarning } from './useReceiverWarning.js'

/**
 * Hook for editing a send and deriving its state. The draft is kept when the
 * modal closes, until it is sent. Amount and token belong to the account and
 * network they were entered for, and are hidden with another.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { amount, problems, setAmount } = useSendDraft()
 * return <input onChange={({ target }) => setAmount(target.value)} value={amount} />
 */
export function useSendDraft(
  parameters: useSendDraft.Parameters = {},
): useSendDraft.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const stored = useKitAtom(kit, kit.atoms.sendDraft)
  const { data, error, isPending } = useBalances({ kit })
  const retryBalances = useRetryBalances({ kit })
  const chain = useChainBalances({
    kit,
    // The API knows no prices for others, and may be down.
    query: {
      enabled: Boolean(error || kit.storage.get('watchedTokens')?.length),
    },
  })
  const tokens = useMemo(
    () => listSendableTokens(data?.balances, chain.data?.balances),
    [chain.data, data],
  )
  const payer = account?.caipAddress
  const draft = fitSendDraft(stored, { account: payer, tokens })
  const token = findToken(tokens, draft.token)
  const namespace = account?.namespace
  const memo = namespace === 'solana' ? draft.memo : undefined
  // Its amount and token are already part of the draft.
  const link = readPaymentLink(draft.to, { account: payer, tokens })
  const receiver = useReceiver({
    chainId: account?.chainId,
    kit,
    namespace,
    to: draft.to,
    token: token?.id,
  })
  const { data: estimate } = useEstimateSend({
    kit,
    // Without a recipient, estimate the fee of a plain transfer.
    to: receiver.address ?? account?.address,
    token: 'native',
    query: { enabled: token?.isNative ?? false },
  })
  const figures = getSendFigures({
    currency: data?.currency,
    dataFee: estimate?.dataFee,
    draft,
    fee: estimate?.fee,
    namespace,
    token,
  })
  const { data: checked } = useReceiverWarning({ kit, to: receiver.address })
  const tokenId = token?.id
  const controls = useMemo(
    () => createControls(kit, { account: payer, tokenId, tokens }),
    [kit, payer, tokenId, tokens],
  )
  const isSupported = useFeature({ feature: 'send', kit })
  const isReady = Boolean(
    isSupported &&
      account &&
      figures.units &&
      !figures.problem &&
      receiver.address,
  )
  return {
    ...controls,
    amount: draft.amount,
    balancesError: error,
    currency: data?.currency,
    isLoading: isPending || (!tokens && chain.isLoading),
    isResolving: receiver.isResolving,
    isReady,
    isSupported,
    max: figures.max,
    memo: memo ?? '',
    problems: {
      amount: figures.problem,
      to: link instanceof SendError ? link : receiver.problem,
    },
    request:
      isReady && account && token
        ? {
            account: account.address,
            amount: normalizeAmount(draft.amount),
            chainId: account.chainId,
            to: draft.to,
            token: token.id,
            ...(receiver.name && { toAddress: receiver.address }),
            ...(memo && { solana: { memo } }),
          }
        : undefined,
    retryBalances,
    to: draft.to,
    toAddress: receiver.name ? receiver.address : undefined,
    token,
    tokens,
    units: figures.units,
    warning:
      (receiver.warning && 'confusableName') ??
      getSendWarning({
        from: account?.address,
        to: receiver.address ?? draft.to,
      }) ??
      checked?.warning,
    worth: figures.worth,
  }
}

export declare namespace useSendDraft {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** As typed. */
    amount: string
    /** Why the balances failed to load. */
    balancesError: Error | null
    /** ISO 4217 code of prices and `worth`; `undefined` until loaded. */
    currency: string | undefined
    /** Whether the balances are loading for the first time. */
    isLoading: boolean
    /** Whether the draft can be reviewed and sent. */
    isReady: boolean
    /** Whether the account's network supports sending. */
    isSupported: boolean
    /** Whether the recipient's name is being resolved. */
    isResolving: boolean
    /** Note on the chain, on Solana only. As typed. */
    memo: string
    /** Maximum amount; `undefined` while unknown. */
    max: string | undefined
    /** Why the input cannot be sent, per field. */
    problems: {
      amount: SendError | undefined
      to: useReceiver.ReturnType['problem']
    }
    /** Parameters of the send, once ready. */
    request:
      | {
          account: string
          amount: string
          chainId: number | SolanaNetworkId
          solana?: { memo: string } | undefined
          to: string
          /** The address that was shown for a name. */
          toAddress?: string | undefined
          token: string
        }
      | undefined
    /** Clears the input. */
    reset: () => void
    /** Refetches the balances. */
    retryBalances: () => void
    /** Sets the amount in whole tokens, as typed. */
    setAmount: (typed: string) => void
    /** Sets the memo, which at most 160 characters can have. */
    setMemo: (memo: string) => void
    /**
     * Also accepts a payment link (EIP-681, Solana Pay) to fill in the rest.
     */
    setTo: (to: string) => void
    /**
     * Selects the token.
     *
     * @param id - `native`, or the contract or mint address
     */
    setToken: (id: string) => void
    /** Address, or name such as `ada.eth`, as typed. */
    to: string
    /** Address that the name resolves to. */
    toAddress: string | undefined
    /** Selected token; defaults to the first with a balance. */
    token: SendableToken | undefined
    /** Tokens that can be sent; `undefined` until loaded. */
    tokens: readonly SendableToken[] | undefined
    /** Amount in base units; `undefined` if it is not a valid number. */
    units: bigint | undefined
    /** Warning about the recipient to show before sending. */
    warning: SendWarning | undefined
    /** Estimate in the user's currency; `undefined` without a price. */
    worth: string | undefined
  }
  type ErrorType = useKit.ErrorType
}

/** Within the 512 bytes of a memo, whatever its letters. */
const MEMO_LENGTH = 160

/** Half of a character has no bytes of its own. */
const cutMemo = (memo: string) =>
  memo.slice(0, MEMO_LENGTH).replace(/[\uD800-\uDBFF]$/, '')

function createControls(
  kit: Kit,
  place: fitSendDraft.Place & { tokenId: string | undefined },
) {
  const { account, tokenId } = place
  const set = (change: (draft: SendDraft) => Partial<SendDraft>) =>
    kit.store.set(kit.atoms.sendDraft, (before) => {
      const draft = fitSendDraft(before, place)
      return { ...draft, account, ...change(draft) }
    })
  return {
    reset: () => set(() => emptySendDraft),
    setAmount(typed: string) {
      readString('amount', typed)
      set(({ amount }) => ({
        amount: typeAmount(amount, typed),
        // Pin the token, so that it stays when the list is reordered.
        token: tokenId,
      }))
    },
    setMemo: (memo: string) =>
      set(() => ({ memo: cutMemo(readString('memo', memo)) })),
    setTo: (to: string) => set(() => ({ to: readString('to', to).trim() })),
    setToken: (id: string) => set(() => ({ token: readString('id', id) })),
  }
}

function findToken(
  tokens: readonly SendableToken[] | undefined,
  id: string | undefined,
) {
  const chosen = tokens?.find(
    (token) => id !== undefined && foldCase(token.id) === foldCase(id),
  )
  return chosen ?? tokens?.find(({ balance }) => balance > 0n) ?? tokens?.[0]
}
