import { type Chain, SwitchChainError, UserRejectedRequestError } from 'viem'
import type { Config, Connector } from 'wagmi'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMember } from '../../core/errors/getMember.js'
import { findChain } from '../session/findChain.js'
import { liveConfig } from '../session/liveConfig.js'
import { isChainUnknown } from '../walletConnect/isChainUnknown.js'
import { toAddChain } from '../walletConnect/toAddChain.js'

/**
 * wagmi hands connectors the chains a config was created with, and they keep
 * that list.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L97-L99
 *
 * Without it no wallet switches to a chain that was added ('Chain not
 * configured'), and every wallet switches to one that was removed. Call it
 * after the chains have changed: connectors announced later receive the
 * current list.
 */
export function followChains(config: Config): void {
  for (const connector of config.connectors) {
    // For Latchkey's own connectors, which look up their chains there.
    Reflect.set(connector.emitter, liveConfig, config)
    if (Reflect.has(connector, key)) continue
    Object.defineProperty(connector, key, { value: true })
    const { switchChain } = connector
    if (!switchChain) continue
    connector.switchChain = async (parameters) => {
      const chain = findChain(config.chains, parameters.chainId)
      try {
        return await switchChain.call(connector, parameters)
      } catch (error) {
        if (!isNotConfigured(error)) throw error
      }
      return askProvider(connector, { ...parameters, chain })
    }
  }
}

/** Marks a connector whose `switchChain` is replaced. */
const key = Symbol.for('latchkey.chains')

function isNotConfigured(error: unknown) {
  return getErrorChain(error).some(
    (item) => getMember(item, 'name') === 'ChainNotConfiguredError',
  )
}

type SwitchParameters = Parameters<NonNullable<Connector['switchChain']>>[0]

/**
 * Switches a wallet to a chain its connector does not know, and adds the chain
 * to the wallet if necessary.
 *
 * Standards: EIP-3326, EIP-3085.
 */
async function askProvider(
  connector: Connector,
  parameters: SwitchParameters & { chain: Chain },
): Promise<Chain> {
  const { chain } = parameters
  const provider = (await connector.getProvider()) as Provider
  const added = toAddChain(parameters)
  const ask = (method: string, params: object) =>
    provider.request({ method, params: [params] })
  const request = () =>
    ask('wallet_switchEthereumChain', { chainId: added.chainId })
  const isThere = async () => (await connector.getChainId()) === chain.id

  try {
    try {
      await request()
    } catch (error) {
      if (!isChainUnknown(error)) throw error
      await ask('wallet_addEthereumChain', added)
      // Some wallets add a chain without switching to it.
      if (!(await isThere())) await request()
    }
  } catch (error) {
    throw getErrorCode(error) === 4001
      ? new UserRejectedRequestError(error as Error)
      : new SwitchChainError(error as Error)
  }
  if (!(await isThere()))
    throw new SwitchChainError(
      new Error(`The wallet did not switch to chain ${chain.id}.`),
    )
  connector.emitter.emit('change', { chainId: chain.id })
  return chain
}

type Provider = {
  request(request: { method: string; params: unknown[] }): Promise<unknown>
}
