import {
  type IWalletKit,
  WalletKit,
  type WalletKitTypes,
} from '@reown/walletkit'
import { answerRequest } from './answerRequest.js'
import { buildNamespaces } from './buildNamespaces.js'
import { createCore } from './createCore.js'
import { createKeyring } from './createKeyring.js'
import type { Engine, RpcFailure, WalletChain, WalletKeys } from './engine.js'
import { getSigner } from './getSigner.js'
import { switchAccount } from './switchAccount.js'
import { switchChain } from './switchChain.js'

const rejected: RpcFailure = { code: 5000, message: 'User rejected.' }

/**
 * Creates a wallet with real keys on the published SDK, without a user
 * interface: the wallet's page and the tests add theirs.
 */
export async function createEngine(
  parameters: createEngine.Parameters,
): Promise<Engine> {
  const { keys, metadata, prefix, projectId, relayUrl, storage } = parameters
  const { core, stop } = await createCore({
    prefix,
    projectId,
    relayUrl,
    storage,
  })
  const kit: IWalletKit = await WalletKit.init({ core, metadata })
  // The SDK waits a second between two requests.
  getSigner(kit).requestQueueDelay = 0
  const keyring = createKeyring(keys)
  const chains = new Map(parameters.chains.map((chain) => [chain.id, chain]))
  const { isOpen = false } = parameters
  const known = () => (isOpen ? undefined : [...chains.keys()])
  const engine: Engine = {
    kit,
    accounts: keyring.addresses,
    chains: () => [...chains.values()],
    async approve(proposal, choice) {
      const { addresses: accounts } = keyring
      const namespaces = buildNamespaces(proposal, {
        accounts,
        chains: known(),
        choice,
      })
      const { id } = proposal
      const session = await kit.approveSession({ id, namespaces })
      return session
    },
    reject: async ({ id }, reason = rejected) =>
      kit.rejectSession({ id, reason }),
    async answer(request) {
      const context = {
        addChain: (chain: WalletChain) => void chains.set(chain.id, chain),
        chains,
        engine,
        isOpen,
        keyring,
      }
      try {
        const result = await answerRequest(request, context)
        await engine.respond(request, result)
        return undefined
      } catch (error) {
        const failure = toFailure(error)
        await engine.refuse(request, failure)
        return failure
      }
    },
    respond: ({ id, topic }, result) =>
      kit.respondSessionRequest({
        topic,
        response: { id, jsonrpc: '2.0', result },
      }),
    refuse: ({ id, topic }, error = rejected) =>
      kit.respondSessionRequest({
        topic,
        response: { id, jsonrpc: '2.0', error },
      }),
    switchAccount: (topic, address) =>
      switchAccount(kit, { accounts: keyring.addresses, address, topic }),
    switchChain: (topic, caipNetworkId) =>
      switchChain(kit, { caipNetworkId, topic }),
    emit: (topic, { caipNetworkId: chainId, data, name }) =>
      kit.emitSessionEvent({ chainId, event: { name, data }, topic }),
    disconnect: (topic) =>
      kit.disconnectSession({
        topic,
        reason: { code: 6000, message: 'User disconnected.' },
      }),
    stop,
  }
  return engine
}

export declare namespace createEngine {
  type Parameters = {
    relayUrl: string
    projectId: string
    metadata: WalletKitTypes.Metadata
    keys: WalletKeys
    chains: readonly WalletChain[]
    /** Approves networks besides `chains` too. Default false. */
    isOpen?: boolean | undefined
    /** Prefix of the storage keys; unique within a process or origin. */
    prefix: string
    /** Default: IndexedDB. */
    storage?: createCore.Parameters['storage']
  }
}

function toFailure(error: unknown): RpcFailure {
  const { code, details, message, shortMessage } = error as Partial<
    Error & RpcFailure & { details: string; shortMessage: string }
  >
  return {
    code: typeof code === 'number' ? code : -32000,
    message: details ?? shortMessage ?? message ?? 'Failed',
  }
}
