import { loadModule } from '../../core/loadModule.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Kit } from '../../createKit.js'
import type { QueryOptions } from '../utils/types.js'

/** As long as quotes take a wallet's answer for. */
const ANSWER_LIFE_MS = 60_000

/**
 * Returns options for a query of whether the app's paymaster pays the network
 * fee when the account swaps the native coin, which needs no approval. The
 * wallet is only asked if the app has a paymaster.
 */
export function swapSponsorQueryOptions(
  kit: Kit,
  options: swapSponsorQueryOptions.Options,
): swapSponsorQueryOptions.ReturnType {
  return {
    enabled: options.uid !== undefined && kit.paymaster !== undefined,
    networkMode: 'always',
    queryKey: swapSponsorQueryKey(kit, options),
    async queryFn({ queryKey: [, , , { address, caipNetworkId, uid = '' }] }) {
      const { connections } = kit.config.state
      const connector = connections.get(uid)?.connector
      if (!address || !caipNetworkId) return false
      const { payments } = await loadModule(
        () => import('../../actions/payment/payments.js'),
      )
      const chainId = toEvmChainId(caipNetworkId)
      const wallet = { chainId, connector, from: address }
      return (await payments.findPayer(kit, wallet)) !== undefined
    },
    retry: false,
    staleTime: ANSWER_LIFE_MS,
  }
}

export declare namespace swapSponsorQueryOptions {
  type Options = swapSponsorQueryKey.Options
  type ReturnType = QueryOptions<
    boolean,
    Error,
    boolean,
    swapSponsorQueryKey.ReturnType
  >
}

/** Returns the query key of who pays; each project has a paymaster of its own. */
export function swapSponsorQueryKey(
  kit: Kit,
  options: swapSponsorQueryKey.Options,
): swapSponsorQueryKey.ReturnType {
  const { address, caipNetworkId, uid } = options
  return [
    'latchkey',
    'swapSponsor',
    kit.projectId,
    { address, caipNetworkId, uid },
  ]
}

export declare namespace swapSponsorQueryKey {
  type Options = {
    address: string | undefined
    caipNetworkId: string | undefined
    /** Of the account's connector, as wagmi knows it. */
    uid: string | undefined
  }
  type ReturnType = readonly ['latchkey', 'swapSponsor', string, Options]
}
