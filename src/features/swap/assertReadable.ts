import type { Address } from 'viem'
import type { ApiClient } from '../../api/createApiClient.js'
import { decodeSwap } from '../../core/swap/decodeSwap.js'

/**
 * Has the service build the swap of a quote, so that a swap whose calldata
 * cannot be verified, such as one of 1inch's `unoswap` family, is refused
 * before its price is shown and a token is approved for it. What a swap does
 * is checked when it is built again to be signed.
 *
 * @throws SwapRefusedError `calldata`, `options`
 */
export async function assertReadable(
  api: ApiClient,
  parameters: assertReadable.Parameters,
): Promise<void> {
  const { account, signal, ...request } = parameters
  const { caipNetworkId } = request
  const built = await api
    .buildSwap(
      {
        ...request,
        disableEstimate: true,
        userAddress: `${caipNetworkId}:${account}`,
      },
      { signal },
    )
    // The service may only build what the balance covers.
    .catch(() => undefined)
  if (built) decodeSwap(built.data)
}

export declare namespace assertReadable {
  type Parameters = {
    account: Address
    amount: bigint
    caipNetworkId: string
    /** CAIP-10 ids. */
    from: string
    to: string
    signal?: AbortSignal | undefined
    /** Percent. */
    slippage: number
  }
}
