import type { AccountNamespace } from '../core/account/account.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import type { WalletTimeoutError } from '../core/errors/connection.js'
import { getErrorText } from '../core/errors/getErrorText.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { canBringEmbedded } from '../features/accounts/canBringEmbedded.js'
import { emit } from '../features/analytics/emit.js'
import { switchEvmChain } from '../features/networks/switchEvmChain.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { showAlert } from '../features/notices/showAlert.js'
import { connectWallet } from './connectWallet.js'
import { notifyError } from './notice/notifyError.js'
import { assertParameters } from './parameters/assertParameters.js'

/** How long a pending switch prompt delays a later switch. */
const SWITCH_WAIT_MS = 1_000

/**
 * Switches to another configured network: the active EVM wallet to a chain, or
 * Solana to a cluster. The other namespace stays on its network; the account
 * on the new network becomes active, if there is one. If only the embedded
 * wallet is missing there, it is connected first. A chain that the wallet does
 * not know is added to it.
 *
 * Switches run one at a time. A second switch to the same network shares the
 * first. A switch to another network waits for it, but at most a second for a
 * prompt that the wallet leaves open. The wallet that was active at the call
 * is switched.
 *
 * Standard: EIP-3326, EIP-3085.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id
 * @throws ChainNotSupportedError 'Chain is not supported' when the chain is
 * not configured, which shows the alert `networkNotFound`, or the wallet
 * cannot switch to it
 * @throws WalletTimeoutError when the wallet does not answer within 5 min
 * @throws InvalidCaipChainIdError when it is not a chain id
 * @throws viem's wallet errors, such as `UserRejectedRequestError` (4001)
 *
 * @example
 * await switchNetwork(kit, { chainId: 8453 })
 */
export async function switchNetwork(
  kit: Kit,
  parameters: switchNetwork.Parameters,
): Promise<switchNetwork.ReturnType> {
  parameters = assertParameters(kit, parameters, { chainId: 'number | string' })
  const { chainId } = parameters
  // Read the active wallet now: another one may be active when it is prompted.
  const { current } = kit.config.state
  const target = isSolanaNetwork(chainId) ? chainId : toEvmChainId(chainId)
  return runSwitch(kit, { chainId: target, current })
}

export declare namespace switchNetwork {
  type Parameters = { chainId: number | string }
  type ReturnType = {
    /** Chain ID of an EVM network, or CAIP-2 ID of a Solana cluster. */
    chainId: number | SolanaNetworkId
  }
  type ErrorType =
    | ChainNotSupportedError
    | InvalidCaipChainIdError
    | WalletTimeoutError
    | getKitError.ReturnType
}

/** Switches to an EVM chain or a Solana cluster. */
async function runSwitch(
  kit: Kit,
  parameters: runSwitch.Parameters,
): Promise<runSwitch.ReturnType> {
  const { chainId, current } = parameters
  try {
    const switched = isSolanaNetwork(chainId)
      ? await switchSolana(kit, chainId)
      : await switchEvm(kit, chainId, current)
    emit(kit, { event: 'SWITCH_NETWORK', network: toCaipNetworkId(chainId) })
    return switched
  } catch (error) {
    emit(kit, { error, event: 'FAILURE' })
    throw getKitError(error)
  }
}

declare namespace runSwitch {
  type Parameters = {
    chainId: number | SolanaNetworkId
    /** `uid` of the wallet that was active at the call. */
    current: string | null
  }
  type ReturnType = { chainId: number | SolanaNetworkId }
}

/** One login covers both namespaces, unless it was disconnected from one. */
async function bringEmbedded(kit: Kit, namespace: AccountNamespace) {
  if (!canBringEmbedded(kit.getAccounts(), namespace)) return
  try {
    await connectWallet(kit, { walletId: AUTH_CONNECTOR_ID, namespace })
  } catch (error) {
    const details = `${namespace}: ${getErrorText(error)}`
    showAlert(kit, {
      key: 'namespaceNotConnected',
      variant: 'warning',
      details,
    })
    throw error
  }
}

function switchSolana(kit: Kit, chain: SolanaNetworkId) {
  const { atoms, solana, store } = kit
  if (!solana?.clusters.some(({ id }) => id === chain))
    throw toNotFound(kit, chain)
  return queueSwitch(kit, chain, async () => {
    await bringEmbedded(kit, 'solana')
    await solana.switchNetwork({ caipNetworkId: chain })
    store.set(atoms.activeNamespace, 'solana')
    return { chainId: chain }
  })
}

function switchEvm(kit: Kit, chainId: number, current: string | null) {
  const { atoms, config, store } = kit
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw toNotFound(kit, `eip155:${chainId}`)
  return queueSwitch(kit, `${chainId} ${current}`, async (onAsked) => {
    await bringEmbedded(kit, 'eip155')
    const { state } = config
    const connection = state.connections.get(current ?? state.current ?? '')
    if (current && !connection) throw new NotConnectedError()
    // The embedded wallet switches without a prompt.
    if (connection?.connector.id !== AUTH_CONNECTOR_ID) onAsked()
    await switchEvmChain(kit, { chain, connection })
    store.set(atoms.activeNamespace, 'eip155')
    return { chainId }
  })
}

function toNotFound(kit: Kit, chain: string) {
  const error = new ChainNotSupportedError({ chain })
  notifyError(kit, error)
  return error
}

type Switch<value> = {
  done: Promise<value>
  /**
   * Settles with the switch, or when the wallet leaves it open for too long.
   */
  isOver: Promise<void>
  key: string
}

/** The latest switch of a kit. */
const createLatest = (): { current: Switch<unknown> | undefined } => ({
  current: undefined,
})

/**
 * Runs one switch after the other, so that a wallet shows one prompt at a time
 * and the network requested last is the one that is reached. A repeated
 * request for that one shares it.
 *
 * A prompt that the wallet leaves open does not block: a second after
 * `onAsked`, the switch is neither waited for nor shared.
 */
function queueSwitch<value>(
  kit: Kit,
  key: string,
  run: (onAsked: () => void) => Promise<value>,
): Promise<value> {
  const latest = kit.own(createLatest)
  const before = latest.current
  if (before?.key === key) return before.done as Promise<value>
  let timer: ReturnType<typeof setTimeout> | undefined
  let resolve = () => {}
  const isOver = new Promise<void>((settle) => {
    resolve = settle
  })
  function end() {
    clearTimeout(timer)
    resolve()
    if (latest.current === current) latest.current = undefined
  }
  const done = Promise.resolve(before?.isOver).then(() =>
    run(() => {
      timer = setTimeout(end, SWITCH_WAIT_MS)
    }),
  )
  const current = { done, isOver, key }
  latest.current = current
  done.then(end, end)
  return done
}
