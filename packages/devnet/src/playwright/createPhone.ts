import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { createEngine } from '../wallet/createEngine.js'
import { createMemoryStorage } from '../wallet/createMemoryStorage.js'
import type { ApproveChoice, Namespace } from '../wallet/engine.js'
import { readQrCode } from './readQrCode.js'

/** The kit itself waits 20 s for the relay. */
const patience = { timeout: 20_000 }

export type PhoneRequest = {
  /** RPC method; `wc_sessionPropose` for a connection. */
  method: string
  params: unknown
}

export type Phone = {
  /** Addresses of the wallet; the first of each namespace is in use. */
  accounts: Readonly<Record<Namespace, readonly string[]>>
  /** Requests of apps, oldest first. */
  requests: readonly PhoneRequest[]
  /** Scans the QR code of the open modal. */
  scan(): Promise<void>
  /** Opens a connection link, `wc:...`. */
  pair(uri: string): Promise<void>
  /**
   * Approves the next connection or request, once there is one.
   *
   * @param choice - what a connection grants; default everything proposed
   * @throws Error when the wallet fails at it; the app gets the error too
   */
  approveNext(choice?: ApproveChoice | undefined): Promise<PhoneRequest>
  /** Rejects the next connection or request, once there is one. */
  rejectNext(): Promise<PhoneRequest>
  /** Ends all connections. */
  disconnect(): Promise<void>
}

/**
 * Creates a phone with a WalletConnect wallet: the published SDK, new keys and
 * a connection to the relay of its own. It runs in the test's process.
 */
export async function createPhone(
  parameters: createPhone.Parameters,
): Promise<Phone & { stop(): Promise<void> }> {
  const { nodes, page, relay } = parameters
  const engine = await createEngine({
    chains: Object.entries(nodes).map(([id, rpcUrl]) => ({
      id,
      name: id,
      rpcUrl,
    })),
    isOpen: true,
    keys: {
      eip155: [generatePrivateKey(), generatePrivateKey()],
      solana: [randomBytes(32), randomBytes(32)],
    },
    metadata: {
      name: 'Phone',
      description: 'Wallet of a test',
      url: 'https://phone.test',
      icons: [],
    },
    prefix: randomBytes(8).toString('hex'),
    projectId: 'local',
    relayUrl: relay,
    storage: createMemoryStorage(),
  })
  const { kit } = engine
  const requests: PhoneRequest[] = []
  const open: Question[] = []
  const seen = new Set<number>()
  /** Once per ID: the SDK emits what the relay delivers twice again. */
  const ask = (id: number, question: Question) => {
    if (seen.has(id)) return
    seen.add(id)
    requests.push(question.request)
    open.push(question)
  }
  kit.on('session_proposal', (proposal) =>
    ask(proposal.id, {
      request: { method: 'wc_sessionPropose', params: proposal.params },
      approve: async (choice) => {
        await engine.approve(proposal, choice)
      },
      reject: () => engine.reject(proposal),
    }),
  )
  kit.on('session_request', (request) => {
    const { method, params } = request.params.request
    ask(request.id, {
      request: { method, params },
      async approve() {
        const failure = await engine.answer(request)
        if (failure) throw new Error(`${method} failed: ${failure.message}`)
      },
      reject: () => engine.refuse(request),
    })
  })
  const takeNext = async () => {
    const message = 'a connection or request of an app'
    await expect.poll(() => open.length, { ...patience, message }).not.toBe(0)
    return open.shift() as Question
  }
  const pair = (uri: string) => kit.pair({ uri })
  return {
    accounts: engine.accounts,
    requests,
    pair,
    scan: async () => pair(await readQrCode(page, patience)),
    async approveNext(choice) {
      const { approve, request } = await takeNext()
      await approve(choice)
      return request
    },
    async rejectNext() {
      const { reject, request } = await takeNext()
      await reject()
      return request
    },
    async disconnect() {
      for (const topic of Object.keys(kit.getActiveSessions()))
        await engine.disconnect(topic)
    },
    stop: engine.stop,
  }
}

export declare namespace createPhone {
  type Parameters = {
    /** Nodes by CAIP-2 ID. */
    nodes: Readonly<Record<string, string>>
    /** Page whose QR code is scanned. */
    page: Page
    /** `ws://` URL of the relay. */
    relay: string
  }
}

type Question = {
  request: PhoneRequest
  approve(choice: ApproveChoice | undefined): Promise<void>
  reject(): Promise<void>
}
