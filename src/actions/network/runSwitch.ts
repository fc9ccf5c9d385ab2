import type { AccountNamespace } from '../../core/account/account.js'
import { canBringEmbedded } from '../../core/account/canBringEmbedded.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Kit } from '../../createKit.js'
import { connectWallet } from '../connectWallet.js'
import { notifyError } from '../notice/notifyError.js'
import { queueSwitch } from './queueSwitch.js'
import { switchEvmChain } from './switchEvmChain.js'

/** Switches to what was chosen; loaded when something is. */
export async function runSwitch(
  kit: Kit,
  parameters: runSwitch.Parameters,
): Promise<runSwitch.ReturnType> {
  const { chainId, current } = parameters
  try {
    return isSolanaNetwork(chainId)
      ? await switchSolana(kit, chainId)
      : await switchEvm(kit, chainId, current)
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace runSwitch {
  type Parameters = {
    chainId: number | SolanaNetworkId
    /** `uid` of the wallet that was active when it was asked for. */
    current: string | null
  }
  type ReturnType = { chainId: number | SolanaNetworkId }
}

/** One login is on both kinds of networks, unless it was taken out of one. */
async function bringEmbedded(kit: Kit, namespace: AccountNamespace) {
  if (canBringEmbedded(kit.getAccounts(), namespace))
    await connectWallet(kit, { walletId: AUTH_CONNECTOR_ID, namespace })
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
