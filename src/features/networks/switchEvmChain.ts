import type { Chain } from 'viem'
import type { Config, Connection, Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { isChainUnknown } from '../../connectors/walletConnect/isChainUnknown.js'
import { toAddChain } from '../../connectors/walletConnect/toAddChain.js'
import {
  CONNECT_TIMEOUT_MS,
  WALLET_PROVIDER_TIMEOUT_MS,
} from '../../core/constants/connectors.js'
import { KitError } from '../../core/errors/base.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { toSwitchFailure } from './toSwitchFailure.js'

/**
 * Switches a wallet to a configured chain, and adds the chain to the wallet if
 * it does not know it. Without a wallet, switches the config's own chain.
 *
 * Standard: EIP-3326, EIP-3085.
 *
 * @throws ChainNotSupportedError 'Chain is not supported' when the wallet
 * cannot switch
 * @throws WalletTimeoutError after 5 min
 * @throws the wallet's errors, such as a rejection
 */
export async function switchEvmChain(
  { config }: Kit,
  parameters: switchEvmChain.Parameters,
): Promise<void> {
  const { chain, connection } = parameters
  const { connector } = connection ?? {}
  const ask = () =>
    withTimeout(
      switchChain(config, {
        chainId: chain.id,
        ...(connector && { connector }),
      }),
      { ms: CONNECT_TIMEOUT_MS, error: () => new WalletTimeoutError() },
    )
  try {
    await ask()
    if (!connector || (await isOn(config, connector, chain))) return
  } catch (error) {
    const isUnknown = isAddable(error)
    if (!connector || !(isUnknown || isAddedOnly(error)))
      throw toSwitchFailure(error, chain)
    try {
      if (isUnknown) await addEvmChain(connector, chain)
      if ((await connector.getChainId()) === chain.id) {
        connector.emitter.emit('change', { chainId: chain.id })
        return
      }
    } catch (reason) {
      throw toSwitchFailure(reason, chain, true)
    }
  }
  // Some wallets add a chain without switching to it.
  try {
    await ask()
  } catch (reason) {
    throw toSwitchFailure(reason, chain, true)
  }
}

export declare namespace switchEvmChain {
  type Parameters = {
    chain: Chain
    /** The wallet to switch, even if another one becomes active meanwhile. */
    connection: Connection | undefined
  }
}

/** Some connectors report success although the chain was only added. */
async function isOn(config: Config, connector: Connector, { id }: Chain) {
  if (config.state.connections.get(connector.uid)?.chainId === id) return true
  try {
    const chainId = await withTimeout(connector.getChainId(), {
      ms: WALLET_PROVIDER_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
    return chainId === id
  } catch {
    // The wallet cannot be asked, so trust the connector.
    return true
  }
}

/** wagmi's injected connector reports this with the code of a rejection. */
function isAddedOnly(error: unknown) {
  return getErrorChain(error).some((item) =>
    /switch after adding network/i.test(getErrorText(item) ?? ''),
  )
}

/**
 * When wagmi's injected connector reports a rejection, it has already tried.
 */
function isAddable(error: unknown) {
  const chain = getErrorChain(error)
  if (chain.some((item) => item instanceof KitError)) return false
  return getMember(error, 'code') !== 4001 && isChainUnknown(error)
}

/**
 * Asks a wallet to add a chain.
 *
 * Standard: EIP-3085.
 */
async function addEvmChain(connector: Connector, chain: Chain): Promise<void> {
  async function ask() {
    const provider = (await connector.getProvider()) as Provider
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [toAddChain({ chain })],
    })
  }
  await withTimeout(ask(), {
    ms: CONNECT_TIMEOUT_MS,
    error: () => new WalletTimeoutError(),
  })
}

type Provider = {
  request(request: { method: string; params: unknown[] }): Promise<unknown>
}
