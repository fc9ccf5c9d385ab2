'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { getActiveAccount } from '../actions/getActiveAccount.js'
import { swap } from '../actions/swap.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { balancesQueryOptions } from '../query/balances.js'
import { swapMutationOptions, swapQueryFilters } from '../query/swap.js'
import { useKit } from './useKit.js'
import { useLatestProgress } from './utils/useLatestProgress.js'

/**
 * Hook for swapping tokens at the quote the user has seen.
 *
 * `step`, `hash`, `sentToNetwork` and `approvalHash` follow the swap started
 * last. When it ends, affected queries are invalidated, and the balances of
 * both tokens are fetched past the API's cache. A swap continues after
 * unmount.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data: quote } = useSwapQuote({ from: 'native', to, amount })
 * const { mutate: swap, step } = useSwap()
 * return <button disabled={!quote} onClick={() => quote && swap({ quote })}>{step ?? 'Swap'}</button>
 */
export function useSwap(
  parameters: useSwap.Parameters = {},
): useSwap.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const latest = useLatestProgress<swap.Progress>()

  /** Not awaited; its failure is not a failure of the swap. */
  async function refresh(
    place: swapQueryFilters.Parameters,
    ids: readonly string[],
  ) {
    const { address, caipNetworkId: chainId } = place
    const asked = { address, chainId, forceUpdate: ids }
    if (ids.length > 0)
      await queryClient
        .fetchQuery({
          ...balancesQueryOptions(kit, asked),
          gcTime: 0,
          staleTime: 0,
        })
        .catch(() => {})
    await queryClient.invalidateQueries(swapQueryFilters(kit, place))
  }

  const mutation = useMutation({
    ...swapMutationOptions(kit, parameters),
    async mutationFn(passed: swap.Parameters) {
      const variables = copyParameters(passed)
      const onStep = latest.start(variables.onStep)
      const active = getActiveAccount(kit, { namespace: 'eip155' })
      let ids: readonly string[] = []
      const quote = variables.quote && copyParameters(variables.quote)
      let place = quote && {
        address: quote.account as string,
        caipNetworkId: quote.caipNetworkId,
      }
      place ??= active && {
        address: active.address,
        caipNetworkId: active.caipNetworkId,
      }
      try {
        const result = await swap(kit, { ...variables, onStep })
        ids = result.tokens
        place = { address: result.account, caipNetworkId: result.caipNetworkId }
        return result
      } finally {
        // Also after a failure, as a failed transaction still costs its fee.
        if (place) refresh(place, ids).catch(() => {})
      }
    },
  })
  return {
    ...mutation,
    approvalHash: latest.progress?.approvalHash,
    hash: latest.progress?.hash,
    sentToNetwork: latest.progress?.sentToNetwork,
    step: latest.progress?.step,
    reset() {
      latest.reset()
      mutation.reset()
    },
  }
}

export declare namespace useSwap {
  type Parameters = useKit.Parameters & swapMutationOptions.Options
  type ReturnType = UseMutationResult<
    swap.ReturnType,
    swap.ErrorType,
    swap.Parameters
  > & {
    /** Hash of the token approval, as soon as it is known. */
    approvalHash: swap.Progress['approvalHash']
    /** Hash of the swap, as soon as it is known. */
    hash: swap.Progress['hash']
    /**
     * Whether the network has received it; `undefined` before the first swap.
     */
    sentToNetwork: swap.Progress['sentToNetwork'] | undefined
    /** Progress of the swap; `undefined` before the first one. */
    step: swap.Progress['step'] | undefined
  }
}
