'use client'
import { notifyError } from '../actions/notice/notifyError.js'
import { networksAtom } from '../atoms/networksAtom.js'
import { useKitAtom } from '../context.js'
import type { Account } from '../core/account/account.js'
import type { Feature } from '../core/capabilities.js'
import { UNKNOWN_NETWORK_LABEL } from '../core/constants/labels.js'
import { KitError } from '../core/errors/base.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { supports } from '../core/supports.js'
import { canBringEmbedded } from '../features/accounts/canBringEmbedded.js'
import { listNetworks } from '../features/networks/listNetworks.js'
import type { Network } from '../features/networks/network.js'
import { useAccounts } from './useAccounts.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useSwitchNetwork } from './useSwitchNetwork.js'

/**
 * Hook for listing the configured EVM chains and Solana clusters, and for
 * switching between them.
 *
 * `isPending` and `error` refer to the network requested last. If a wallet
 * ignores a prompt, another network can still be requested. A failure sets
 * `error`, and `failedChainId` to its network. Requesting a network that is
 * not configured also shows the alert `networkNotFound`.
 *
 * Standard: EIP-3326 and EIP-3085, through wagmi's connectors.
 *
 * @param parameters.feature - only networks that support it
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
  // Networks can be added and removed while the page runs.
  useKitAtom(kit, networksAtom)
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
    // User errors, such as a rejection, are shown next to the network.
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
    /** Namespace of the network. */
    namespace: 'eip155' | 'solana'
    /** Number for an EVM chain, CAIP-2 ID for a cluster. */
    chainId: number | SolanaNetworkId
    /** CAIP-2 ID. */
    caipNetworkId: `eip155:${number}` | SolanaNetworkId
    name: string
    /** Whether the active account is on it. */
    isActive: boolean
    /**
     * Whether an account can use it: an account of its namespace is connected,
     * the embedded wallet can switch to it, or no account is connected yet.
     */
    isAvailable: boolean
    /** Whether a switch to it is pending. */
    isPending: boolean
    /** Whether it is configured. */
    isSupported: boolean
    isTestnet: boolean
  }
  type Options = {
    /** Not called if the component has unmounted. */
    onSuccess?: (() => void) | undefined
  }
  type Parameters = useKit.Parameters & { feature?: Feature | undefined }
  type ReturnType = {
    /** Network of the active account, even if it is not configured. */
    active: Network | undefined
    /** Why the last switch failed; `null` if it did not. */
    error: useSwitchNetwork.ReturnType['error']
    /** `chainId` of the network that could not be switched to. */
    failedChainId: number | string | undefined
    /** Whether a switch is pending. */
    isPending: boolean
    /** Networks to choose from. */
    networks: readonly Network[]
    /** Clears the error. */
    reset: () => void
    /**
     * Switches the active account to another network.
     *
     * @param chainId - `chainId` of one of `networks`
     */
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
