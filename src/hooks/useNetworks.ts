'use client'
import { notifyError } from '../actions/notifyError.js'
import { UNKNOWN_NETWORK_LABEL } from '../core/constants.js'
import { KitError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useSwitchNetwork } from './useSwitchNetwork.js'

/**
 * The networks of the config, the one that the active wallet is on, and the
 * way from one to another.
 *
 * Only one switch runs at a time. Its failure is in `error`, with the network
 * in `failedChainId`. Asking for a network that the config lacks also raises
 * the alert `networkNotFound`.
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
  const { error, isPending, mutate, reset, variables } = useSwitchNetwork({
    kit,
  })
  const toChainId = variables?.chainId
  const networks = kit.config.chains.map((chain) =>
    toNetwork(chain, {
      isActive: chain.id === account?.chainId,
      isPending: isPending && chain.id === toChainId,
    }),
  )

  function switchNetwork(chainId: number, options: useNetworks.Options = {}) {
    if (isPending) return
    // What is the person's, such as a no, is said beside the network.
    const onError = (failure: unknown) => {
      if (isNotFound(failure)) notifyError(kit, failure)
    }
    mutate({ chainId }, { onError, onSuccess: () => options.onSuccess?.() })
  }

  return {
    active: account && findActive(networks, account.chainId),
    error,
    failedChainId: error ? Number(toChainId) : undefined,
    isPending,
    networks,
    reset,
    switchNetwork,
  }
}

export declare namespace useNetworks {
  type Network = {
    chainId: number
    /** CAIP-2 id. */
    caipNetworkId: `eip155:${number}`
    name: string
    isActive: boolean
    /** A switch to it is under way. */
    isPending: boolean
    /** Whether the config has it. */
    isSupported: boolean
    isTestnet: boolean
  }
  type Options = {
    /** Not called when the component has gone meanwhile. */
    onSuccess?: (() => void) | undefined
  }
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Where the active wallet is, also when the config lacks it. */
    active: Network | undefined
    error: useSwitchNetwork.ReturnType['error']
    failedChainId: number | undefined
    isPending: boolean
    networks: readonly Network[]
    /** Forgets the failure. */
    reset: () => void
    switchNetwork: (chainId: number, options?: Options) => void
  }
  type ErrorType = useKit.ErrorType
}

function toNetwork(
  chain: Kit['config']['chains'][number],
  state: Pick<useNetworks.Network, 'isActive' | 'isPending'>,
): useNetworks.Network {
  return {
    chainId: chain.id,
    caipNetworkId: `eip155:${chain.id}`,
    name: chain.name,
    isSupported: true,
    isTestnet: Boolean(chain.testnet),
    ...state,
  }
}

function findActive(
  networks: readonly useNetworks.Network[],
  chainId: number,
): useNetworks.Network {
  const found = networks.find(({ isActive }) => isActive)
  if (found) return found
  return {
    chainId,
    caipNetworkId: `eip155:${chainId}`,
    name: UNKNOWN_NETWORK_LABEL,
    isActive: true,
    isPending: false,
    isSupported: false,
    isTestnet: false,
  }
}

function isNotFound(error: unknown) {
  return error instanceof KitError && error.code === 'CHAIN_NOT_SUPPORTED'
}
