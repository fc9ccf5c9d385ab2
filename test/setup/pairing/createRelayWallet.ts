import { randomBytes } from 'node:crypto'
import type { IWalletKit } from '@reown/walletkit'
import {
  type ApproveChoice,
  createEngine,
  createMemoryStorage,
  type EngineEvent,
  getSigner,
  type Namespace,
  type Proposal,
  type RpcFailure,
  type WalletRequest,
  type WalletSession,
} from 'latchkey-devnet/wallet'
import type { Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { muteUnhandled } from '../../../src/pairing/runtime/muteUnhandled.js'

/** How the wallet answers the requests of an app. */
type Automatic =
  | boolean
  | ((request: WalletRequest) => 'approve' | 'reject' | 'wait')

export type RelayWallet = {
  kit: IWalletKit
  /** Its ID at the relay, a `did:key`. */
  clientId: string
  accounts: Record<Namespace, readonly string[]>
  /** Accepts an app's URI; resolves with the app's proposal. */
  pair(uri: string): Promise<Proposal>
  /** Approves the last proposal. */
  approve(choice?: ApproveChoice | undefined): Promise<WalletSession>
  /** Rejects the last proposal. Default code 5000. */
  reject(error?: RpcFailure | undefined): Promise<void>
  /** Approves or rejects each request automatically, or leaves it pending. */
  setAutomatic(automatic: Automatic): void
  /** Returns all requests, oldest first. */
  requests(): readonly WalletRequest[]
  /** Returns the first unanswered request; waits for one. */
  nextRequest(method?: string | undefined): Promise<WalletRequest>
  /** Performs the request. A failure is sent to the app, and returned. */
  answer(request: WalletRequest): Promise<RpcFailure | undefined>
  /** Responds with any result, correct or not. */
  respond(request: WalletRequest, result: unknown): Promise<void>
  /** Rejects the request. Default code 5000. */
  refuse(request: WalletRequest, error?: RpcFailure | undefined): Promise<void>
  sessions(): readonly WalletSession[]
  /** Puts the account first in the session, and emits `accountsChanged`. */
  switchAccount(address: string): Promise<void>
  /** Puts the network first in the session, and emits `chainChanged`. */
  switchChain(caipNetworkId: string): Promise<void>
  /** Sends an event as it is, without changing the session. */
  emit(event: EngineEvent): Promise<void>
  update(namespaces: WalletSession['namespaces']): Promise<void>
  disconnect(): Promise<void>
  /** Sets whether an app's ping is answered. Default true. */
  setAnswersPings(answers: boolean): void
  /** Disconnects from the relay without notifying the apps. */
  stop(): Promise<void>
}

/**
 * Creates a real wallet in this process on the published SDK, with its own
 * core, keys and storage. Its signatures are real, and what it sends goes to
 * the configured nodes.
 */
export async function createRelayWallet(
  parameters: createRelayWallet.Parameters,
): Promise<RelayWallet> {
  const { projectId = 'local', relayUrl, rpcUrls = {} } = parameters
  const engine = await createEngine({
    projectId,
    relayUrl,
    isOpen: parameters.isOpen ?? true,
    chains: Object.entries(rpcUrls).map(([id, rpcUrl]) => ({
      id,
      name: id,
      rpcUrl,
    })),
    keys: {
      eip155: parameters.eip155 ?? [generatePrivateKey(), generatePrivateKey()],
      solana: parameters.solana ?? [randomBytes(32), randomBytes(32)],
    },
    metadata: {
      name: 'Test Wallet',
      description: 'Wallet of the tests',
      url: 'https://wallet.test',
      icons: ['https://wallet.test/icon.png'],
      ...parameters.metadata,
    },
    prefix: parameters.prefix ?? randomBytes(8).toString('hex'),
    storage: parameters.storage ?? createMemoryStorage(),
  })
  const { kit } = engine
  // A fault of the SDK: if both ends disconnect at once, it fails unhandled.
  muteUnhandled(
    (
      kit.engine as unknown as {
        signClient: Parameters<typeof muteUnhandled>[0]
      }
    ).signClient,
  )
  let { automatic = true } = parameters as { automatic?: Automatic }
  const seen: WalletRequest[] = []
  const open = new Set<WalletRequest>()
  const waiting = new Set<() => void>()
  let proposal: Proposal | undefined
  kit.on('session_request', (request) => {
    seen.push(request)
    open.add(request)
    for (const wake of waiting) wake()
    const choice =
      typeof automatic === 'function' ? automatic(request) : automatic
    if (choice === true || choice === 'approve') settle(request, engine.answer)
    if (choice === 'reject') settle(request, engine.refuse)
  })
  // The app may be gone before it receives the response.
  const settle = (
    request: WalletRequest,
    work: (request: WalletRequest) => Promise<unknown>,
  ) => void close(request, work(request)).catch(() => {})
  const close = <result>(request: WalletRequest, work: Promise<result>) => {
    open.delete(request)
    return work
  }
  const topic = () => {
    const session = Object.values(kit.getActiveSessions()).at(-1)
    if (!session) throw new Error('The wallet has no session')
    return session.topic
  }
  const last = () => {
    if (!proposal) throw new Error('Nothing has been proposed')
    return proposal
  }
  const signer = getSigner(kit)
  const answerPing = signer.onSessionPingRequest
  return {
    kit,
    clientId: await kit.core.crypto.getClientId(),
    accounts: engine.accounts,
    async pair(uri) {
      const proposed = new Promise<Proposal>((resolve) => {
        kit.once('session_proposal', resolve)
      })
      await kit.pair({ uri })
      proposal = await proposed
      return proposal
    },
    approve: (choice) => engine.approve(last(), choice),
    reject: (error) => engine.reject(last(), error),
    setAutomatic(next) {
      automatic = next
    },
    requests: () => seen,
    async nextRequest(method) {
      for (;;) {
        for (const request of open)
          if (!method || request.params.request.method === method)
            return request
        await new Promise<void>((resolve) => waiting.add(resolve))
        waiting.clear()
      }
    },
    answer: (request) => close(request, engine.answer(request)),
    respond: (request, result) =>
      close(request, engine.respond(request, result)),
    refuse: (request, error) => close(request, engine.refuse(request, error)),
    sessions: () => Object.values(kit.getActiveSessions()),
    switchAccount: (address) => engine.switchAccount(topic(), address),
    switchChain: (chain) => engine.switchChain(topic(), chain),
    emit: (event) => engine.emit(topic(), event),
    async update(namespaces) {
      await kit.updateSession({ namespaces, topic: topic() })
    },
    disconnect: () => engine.disconnect(topic()),
    setAnswersPings(answers) {
      signer.onSessionPingRequest = answers ? answerPing : async () => {}
    },
    stop: engine.stop,
  }
}

export declare namespace createRelayWallet {
  type Parameters = {
    /** `ws://` URL of the relay. */
    relayUrl: string
    /** Default `local`. */
    projectId?: string | undefined
    /** Private keys. Default: two new ones. */
    eip155?: readonly Hex[] | undefined
    /** Seeds of 32 bytes. Default: two new ones. */
    solana?: readonly Uint8Array[] | undefined
    /** Nodes by CAIP-2 ID. */
    rpcUrls?: Readonly<Record<string, string>> | undefined
    /**
     * Whether every network is supported. Otherwise only those of `rpcUrls`
     * are, and others fail with 4902. Default true.
     */
    isOpen?: boolean | undefined
    /** Default true: each request is approved automatically. */
    automatic?: Automatic | undefined
    /** Overrides parts of its metadata. */
    metadata?: Partial<WalletSession['peer']['metadata']> | undefined
    /** Pass those of an earlier wallet to continue as that wallet. */
    prefix?: string | undefined
    storage?: ReturnType<typeof createMemoryStorage> | undefined
  }
}
