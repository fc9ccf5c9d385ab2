'use client'
import { useQuery } from '@tanstack/react-query'
import { loadModule } from '../../core/loadModule.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Kit } from '../../createKit.js'
import { useActiveAccount } from '../useActiveAccount.js'

/** As long as quotes take a wallet's answer for. */
const ANSWER_LIFE_MS = 60_000

/**
 * Whether the app's paymaster pays the network fee when the active account
 * swaps the native coin, which needs no approval. `undefined` until the wallet
 * has answered; it is only asked if the app has a paymaster.
 */
export function useSwapSponsor(parameters: {
  isEnabled: boolean
  kit: Kit
}): boolean | undefined {
  const { isEnabled, kit } = parameters
  const account = useActiveAccount({ kit, namespace: 'eip155' })
  const { connections } = kit.config.state
  const uid = account?.connector.uid ?? ''
  const connector = connections.get(uid)?.connector
  const isAsked = kit.paymaster !== undefined && connector !== undefined
  const { data, isError } = useQuery({
    enabled: isEnabled && isAsked,
    networkMode: 'always',
    queryKey: [
      'latchkey',
      'swapSponsor',
      uid,
      account?.caipNetworkId,
      account?.address,
    ] as const,
    async queryFn({ queryKey }) {
      const [, , , caipNetworkId, from] = queryKey
      if (!caipNetworkId || !from) return false
      const { payments } = await loadModule(
        () => import('../../actions/payment/payments.js'),
      )
      const chainId = toEvmChainId(caipNetworkId)
      const wallet = { chainId, connector, from }
      return (await payments.findPayer(kit, wallet)) !== undefined
    },
    retry: false,
    staleTime: ANSWER_LIFE_MS,
  })
  return isAsked && !isError ? data : false
}
