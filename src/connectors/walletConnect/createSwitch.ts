import type { Chain } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import {
  ChainNotSupportedError,
  SwitchReplacedError,
} from '../../core/errors/chain.js'
import type { Pairing, PairingApproval } from '../../core/ports/pairing.js'
import { findChain } from '../session/findChain.js'
import { askForChain } from './askForChain.js'
import { listChainIds } from './listChainIds.js'
import type { WalletSession } from './toWalletSession.js'

/**
 * Switches chains. The last one asked for wins: a prompt that the wallet still
 * shows for an earlier one blocks nothing, and its late approval switches
 * nothing. Asking again for the last one joins it.
 *
 * An approved chain is switched to here alone: every request names its chain
 * to the wallet.
 */
export function createSwitch(
  parameters: createSwitch.Parameters,
): createSwitch.ReturnType {
  const { chains, find, getApproval, move, pairing } = parameters
  let last: { chainId: number; done: Promise<Chain> } | undefined
  let asked = 0

  const isApproved = (chainId: number) =>
    listChainIds(getApproval()).includes(chainId)

  async function run(
    chain: Chain,
    request: createSwitch.Request,
    isLast: () => boolean,
  ) {
    const session = await find()
    if (session.chainId === chain.id) return chain
    if (!isApproved(chain.id))
      await askForChain({ ...request, chain, isApproved, pairing, session })
    if (!isLast()) throw new SwitchReplacedError({ chainId: chain.id })
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
    asked += 1
    const turn = asked
    const done = run(chain, request, () => turn === asked)
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
