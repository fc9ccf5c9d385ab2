import { hexToNumber, isHex } from 'viem'
import { answerEvm } from './answerEvm.js'
import { answerSolana } from './answerSolana.js'
import type { Keyring } from './createKeyring.js'
import type { Engine, WalletChain, WalletRequest } from './engine.js'
import { listAccounts } from './listAccounts.js'

/**
 * Does what an app asks for.
 *
 * @throws RpcFailure, or an error with a message
 */
export async function answerRequest(
  { params: { chainId, request }, topic }: WalletRequest,
  context: answerRequest.Context,
): Promise<unknown> {
  const { addChain, chains, engine, isOpen, keyring } = context
  const session = engine.kit.getActiveSessions()[topic]
  const rpcUrl = chains.get(chainId)?.rpcUrl
  const accounts = session ? listAccounts(session, chainId) : []
  if (chainId.startsWith('solana:'))
    return answerSolana(request, { accounts, keyring, rpcUrl })
  if (request.method === 'wallet_switchEthereumChain') {
    const wanted = toChainId(request.params)
    if (!isOpen && !chains.has(wanted))
      throw { code: 4902, message: 'Unrecognized chain ID' }
    await engine.switchChain(topic, wanted)
    return null
  }
  if (request.method === 'wallet_addEthereumChain') {
    const [chain] = request.params as AddedChain[]
    const id = toChainId(request.params)
    const [url] = chain?.rpcUrls ?? []
    if (!url) throw { code: -32602, message: 'There is no rpcUrl' }
    addChain({ id, name: chain?.chainName ?? id, rpcUrl: url })
    await engine.switchChain(topic, id)
    return null
  }
  const id = Number(chainId.split(':')[1])
  return answerEvm(request, { accounts, chainId: id, keyring, rpcUrl })
}

export declare namespace answerRequest {
  type Context = {
    addChain: (chain: WalletChain) => void
    chains: ReadonlyMap<string, WalletChain>
    engine: Engine
    /** Knows every network. */
    isOpen: boolean
    keyring: Keyring
  }
}

type AddedChain = { chainName?: string; rpcUrls?: string[] }

function toChainId(params: unknown) {
  const [{ chainId = undefined } = {}] = params as { chainId?: unknown }[]
  if (!isHex(chainId)) throw { code: -32602, message: 'Invalid chain id' }
  return `eip155:${hexToNumber(chainId)}`
}
