import {
  type Chain,
  numberToHex,
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
} from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { CONNECT_TIMEOUT_MS } from '../../core/constants/connectors.js'
import { KitError } from '../../core/errors/base.js'
import {
  ChainNotSupportedError,
  SwitchReplacedError,
} from '../../core/errors/chain.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getWalletError } from '../../core/errors/getWalletError.js'
import type { Pairing, PairingApproval } from '../../core/ports/pairing.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { findChain } from '../session/findChain.js'
import { isChainUnknown } from './isChainUnknown.js'
import { listChainIds } from './listChainIds.js'
import { toAddChain } from './toAddChain.js'
import type { WalletSession } from './toWalletSession.js'

/**
 * Switches chains; the last requested switch wins. A prompt that the wallet
 * still shows for an earlier switch does not block it, and a late approval of
 * that prompt has no effect. Repeated calls for the last chain are
 * deduplicated.
 *
 * Switching to an approved chain does not involve the wallet: every request
 * names its chain.
 */
export function createSwitch(
  parameters: createSwitch.Parameters,
): createSwitch.ReturnType {
  const { find, getApproval, getChains, move, pairing } = parameters
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
      await requestChain({ ...request, chain, isApproved, pairing, session })
    if (!isLast()) throw new SwitchReplacedError({ chainId: chain.id })
    move(chain.id)
    const { chainId } = await find()
    // Disconnected meanwhile, or the wallet has switched to another chain.
    if (chainId !== chain.id)
      throw new ChainNotSupportedError({ chain: `eip155:${chain.id}` })
    return chain
  }

  return async (request) => {
    const { chainId } = request
    const chain = findChain(getChains(), chainId)
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
    find(): Promise<WalletSession>
    getApproval(): PairingApproval | undefined
    /** Chains of the config at this moment. */
    getChains(): readonly Chain[]
    /** Makes the chain the active one. */
    move(chainId: number): void
    pairing: Pairing
  }
  type ReturnType = (request: Request) => Promise<Chain>
}

/**
 * Asks the wallet for a chain it has not approved. It is asked to switch to
 * the chain (EIP-3326) and, if it does not know the chain, to add it
 * (EIP-3085) and then to switch. Only the session shows success, not the
 * wallet's answer: the switch is done once the session has the chain, even if
 * the wallet answers late, never, or with an error.
 *
 * @throws UserRejectedRequestError 4001 when the user rejects
 * @throws ChainNotSupportedError 'Chain is not supported' when the wallet
 * cannot add the chain, or has not added it to the session
 * @throws WalletTimeoutError after 5 minutes
 */
async function requestChain(
  parameters: requestChain.Parameters,
): Promise<void> {
  const { chain, isApproved, pairing, session } = parameters

  function ask(method: string, params: object) {
    return withTimeout(
      pairing.request({
        method,
        params: [params],
        caipNetworkId: `eip155:${session.chainId}`,
      }),
      { ms: CONNECT_TIMEOUT_MS, error: () => new WalletTimeoutError() },
    )
  }

  const switchTo = [
    'wallet_switchEthereumChain',
    { chainId: numberToHex(chain.id) },
  ] as const

  async function askAll() {
    try {
      await ask(...switchTo)
    } catch (error) {
      if (!isChainUnknown(error)) throw error
      await ask('wallet_addEthereumChain', toAddChain(parameters))
      // Some wallets add a chain without switching to it.
      if (!isApproved(chain.id)) await ask(...switchTo)
    }
  }

  const isThere = () => isApproved(chain.id)
  const arrival = waitForChain(pairing, isThere)
  try {
    // Some wallets never answer, or answer with an error, after the switch.
    await Promise.race([askAll(), arrival.done])
    if (!isThere()) await withArrival(arrival)
  } catch (error) {
    if (!isThere()) throw toFailure(error, chain)
  } finally {
    arrival.stop()
  }
  if (!isThere()) throw toNotSupported(chain)
}

/** Waits for the session change that the wallet has approved. */
async function withArrival({ done }: waitForChain.ReturnType) {
  await withTimeout(done, {
    ms: ARRIVAL_MS,
    error: () => new WalletTimeoutError(),
  }).catch(() => {})
}

declare namespace requestChain {
  type Parameters = createSwitch.Request & {
    chain: Chain
    isApproved(chainId: number): boolean
    pairing: Pairing
    session: WalletSession
  }
}

function toNotSupported({ id }: Chain, cause?: unknown) {
  return new ChainNotSupportedError({ chain: `eip155:${id}`, cause })
}

/** Keeps errors of the pairing, rejections and pending prompts as they are. */
function toFailure(error: unknown, chain: Chain) {
  if (error instanceof KitError) return error
  const answer = getWalletError(error)
  return answer instanceof UserRejectedRequestError ||
    answer instanceof ResourceUnavailableRpcError
    ? answer
    : toNotSupported(chain, error)
}

/** Longest wait for the session change that the wallet has approved. */
const ARRIVAL_MS = 3_000

/** Waits until the session has a chain, which wallets report separately. */
function waitForChain(
  pairing: Pairing,
  isThere: () => boolean,
): waitForChain.ReturnType {
  const isSettled = () => isThere() || !pairing.getState().session
  let stop = () => {}
  const done = new Promise<void>((resolve) => {
    if (isSettled()) return resolve()
    stop = pairing.on(() => {
      if (isSettled()) resolve()
    })
  })
  return { done, stop: () => stop() }
}

declare namespace waitForChain {
  type ReturnType = {
    /** Resolves when the chain is there, or the session has ended. */
    done: Promise<void>
    stop(): void
  }
}
