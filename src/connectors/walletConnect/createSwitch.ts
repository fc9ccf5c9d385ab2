import type { CreateConnectorFn } from '@wagmi/core'
import type { Chain } from 'viem'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import type { Pairing, PairingApproval } from '../../core/ports/pairing.js'
import { findChain } from '../shared/findChain.js'
import { askForChain } from './askForChain.js'
import { listChainIds } from './listChainIds.js'
import type { WalletSession } from './toWalletSession.js'

/**
 * Switches chains, one after the other, so that the last one asked for is the
 * last one done. Asking again for that one joins it.
 *
 * An approved chain is switched to here alone: every request names its chain
 * to the wallet.
 */
export function createSwitch(
  parameters: createSwitch.Parameters,
): createSwitch.ReturnType {
  const { chains, find, getApproval, move, pairing } = parameters
  let last: { chainId: number; done: Promise<Chain> } | undefined

  const isApproved = (chainId: number) =>
    listChainIds(getApproval()).includes(chainId)

  async function run(chain: Chain, request: createSwitch.Request) {
    const session = await find()
    if (session.chainId === chain.id) return chain
    if (!isApproved(chain.id))
      await askForChain({ ...request, chain, isApproved, pairing, session })
    move(chain.id)
    const { chainId } = await find()
    // The connection has ended meanwhile, or the wallet has gone elsewhere.
    if (chainId !== chain.id)
      throw new ChainNotSupportedError({ chain: `eip155:${chain.id}` })
    return chain
  }

  return async (request) => {
    const { chainId } = request
    const chain = findChain(chains, chainId)
    if (last?.chainId === chainId) return last.done
    const before = last?.done.catch(() => {})
    const done = Promise.resolve(before).then(() => run(chain, request))
    const current = { chainId, done }
    last = current
    return done.finally(() => {
      if (last === current) last = undefined
    })
  }
}

export declare namespace createSwitch {
  type Request = globalThis.Parameters<
    NonNullable<globalThis.ReturnType<CreateConnectorFn>['switchChain']>
  >[0]
  type Parameters = {
    chains: readonly Chain[]
    find(): Promise<WalletSession>
    getApproval(): PairingApproval | undefined
    /** Makes the chain the one in use. */
    move(chainId: number): void
    pairing: Pairing
  }
  type ReturnType = (request: Request) => Promise<Chain>
}
