'use client'
import { notifyError } from '../actions/notice/notifyError.js'
import type { Account } from '../core/account/account.js'
import { canBringEmbedded } from '../core/account/canBringEmbedded.js'
import type { Feature } from '../core/capabilities.js'
import { UNKNOWN_NETWORK_LABEL } from '../core/constants.js'
import { KitError } from '../core/errors/base.js'
import { listNetworks } from '../core/network/listNetworks.js'
import type { Network } from '../core/network/network.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { supports } from '../core/supports.js'
import { useAccounts } from './useAccounts.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useSwitchNetwork } from './useSwitchNetwork.js'

/**
 * The networks that are configured, EVM chains and Solana clusters, the one
 * that the active account is on, and the way from one to another.
 *
 * `isPending` and `error` are about the network that was asked for last. A wallet
 * that ignores one prompt can be asked for another network. A failure is in
 * `error`, with the network in `failedChainId`. Asking for a network that is not configured also raises
 * the alert `networkNotFound`.
 *
 * @param parameters.feature - only networks where it works
 *
 * Standard: EIP-3326 and EIP-3085, by wagmi's connectors.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { networks, switchNetwork } = useNetworks()
 * return networks.map(({ chainId, name }) => (
 *   <button key={chainId} onClick={() => switchNetwork(chainId)}>{name}</button>
 * ))
 */
export function useNetworks(
  parameters: useNetworks.Parameters = {},
): useNetworks.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const accounts = useAccounts({ kit })
  const { error, isPending, mutate, reset, variables } = useSwitchNetwork({
    kit,
  })
  const toChainId = variables?.chainId
  const { feature } = parameters
  const all = listNetworks(kit).map((network) =>
    toItem(network, {
      isActive: network.chainId === account?.chainId,
      isAvailable: isAvailable(accounts, network.namespace),
      isPending: isPending && network.chainId === toChainId,
    }),
  )

  function switchNetwork(
    chainId: number | string,
    options: useNetworks.Options = {},
  ) {
    if (isPending && chainId === toChainId) return
    // What is the person's, such as a no, is said beside the network.
    const onError = (failure: unknown) => {
      if (isNotFound(failure)) notifyError(kit, failure)
    }
    mutate({ chainId }, { onError, onSuccess: () => options.onSuccess?.() })
  }

  return {
    active: account && findActive(all, account),
    error,
    failedChainId: error ? toChainId : undefined,
    isPending,
    networks: feature
      ? all.filter(({ caipNetworkId }) =>
          supports(kit.capabilities, feature, caipNetworkId),
        )
      : all,
    reset,
    switchNetwork,
  }
}

export declare namespace useNetworks {
  type Network = {
    /** The kind of network. */
    namespace: 'eip155' | 'solana'
    /** Number of an EVM chain, CAIP-2 id of a cluster. */
    chainId: number | SolanaNetworkId
    /** CAIP-2 id. */
    caipNetworkId: `eip155:${number}` | SolanaNetworkId
    name: string
    /** The active account is on it. */
    isActive: boolean
    /**
     * Whether an account can be on it: one of its kind is connected, or the
     * embedded wallet can come along, or there is none at all yet.
     */
    isAvailable: boolean
    /** A switch to it is under way. */
    isPending: boolean
    /** Whether it is configured. */
    isSupported: boolean
    isTestnet: boolean
  }
  type Options = {
    /** Not called when the component has gone meanwhile. */
    onSuccess?: (() => void) | undefined
  }
  type Parameters = useKit.Parameters & { feature?: Feature | undefined }
  type ReturnType = {
    /** Where the active account is, also when that is not configured. */
    active: Network | undefined
    error: useSwitchNetwork.ReturnType['error']
    failedChainId: number | string | undefined
    isPending: boolean
    networks: readonly Network[]
    /** Forgets the failure. */
    reset: () => void
    /** @param chainId - of one of `networks` */
    switchNetwork: (chainId: number | string, options?: Options) => void
  }
  type ErrorType = useKit.ErrorType
}

function toItem(
  network: Network,
  state: Pick<useNetworks.Network, 'isActive' | 'isAvailable' | 'isPending'>,
): useNetworks.Network {
  const { caipNetworkId, chainId, isTestnet, name, namespace } = network
  return {
    namespace,
    chainId,
    caipNetworkId,
    name,
    isSupported: true,
    isTestnet,
    ...state,
  }
}

function findActive(
  networks: readonly useNetworks.Network[],
  { caipNetworkId, chainId, namespace }: Account,
): useNetworks.Network {
  const found = networks.find(({ isActive }) => isActive)
  if (found) return found
  return {
    namespace,
    chainId,
    caipNetworkId,
    name: UNKNOWN_NETWORK_LABEL,
    isActive: true,
    isAvailable: true,
    isPending: false,
    isSupported: false,
    isTestnet: false,
  }
}

function isAvailable(
  accounts: readonly Account[],
  namespace: Account['namespace'],
) {
  return (
    accounts.length === 0 ||
    accounts.some((account) => account.namespace === namespace) ||
    canBringEmbedded(accounts, namespace)
  )
}

function isNotFound(error: unknown) {
  return error instanceof KitError && error.code === 'CHAIN_NOT_SUPPORTED'
}
