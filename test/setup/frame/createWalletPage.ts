import type { LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { ApprovalFactors } from '../../../packages/wallet/src/approve/askForApproval.js'
import { createApprovals } from '../../../packages/wallet/src/approve/createApprovals.js'
import type { Spent } from '../../../packages/wallet/src/approve/createSpent.js'
import type { OpenCard } from '../../../packages/wallet/src/approve/screen/createScreen.js'
import type { PlaceRules } from '../../../packages/wallet/src/core/spend/decidePlace.js'
import type { SpendLimit } from '../../../packages/wallet/src/core/spend/spend.js'
import { createSolanaKey } from '../../../packages/wallet/src/keys/createSolanaKey.js'
import { createNetwork } from '../../../packages/wallet/src/node/createNetwork.js'
import { createPrices } from '../../../packages/wallet/src/node/createPrices.js'
import type { Rpc } from '../../../packages/wallet/src/node/createRpc.js'
import type { FrameChain } from '../../../packages/wallet/src/node/loadConfig.js'
import { createRpcHandler } from '../../../packages/wallet/src/page/handlers/createRpcHandler.js'
import { createBundles } from '../../../packages/wallet/src/requests/calls/createBundles.js'
import { createSmartAccounts } from '../../../packages/wallet/src/requests/smartAccount/createSmartAccounts.js'
import { createNonces } from '../../../packages/wallet/src/requests/transaction/createNonces.js'
import { createEvmNode } from '../../../packages/wallet/src/test/createEvmNode.js'
import { createMemory } from '../../../packages/wallet/src/test/createMemory.js'
import { inEnglish } from '../../../packages/wallet/src/ui/language/createLanguage.js'
import type { ApprovalView } from '../../../packages/wallet/src/ui/view.js'
import { createFrameHost } from '../../../src/frame/host/createFrameHost.js'
import { HostError } from '../../../src/frame/host/HostError.js'
import {
  appMarker,
  type Envelope,
} from '../../../src/frame/protocol/protocol.js'

const noneSpent: Spent = { add: async () => 0n, read: async () => 0n }
const appOrigin = 'http://app.localhost:5173'

/** What the user does with a card that has been rendered. */
export type Verdict = 'approve' | 'reject' | 'wait'

function toChain(id: number, smartAccounts: boolean): FrameChain {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    name: `Chain ${id}`,
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
    tokens: ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
    smartAccounts,
  }
}

/**
 * Creates the local wallet's page in Node with the real host, approvals,
 * handlers and keys. Only the outside is fake: window, user, login and node.
 */
export function createWalletPage(parameters: createWalletPage.Parameters = {}) {
  const { chainIds = [31337, 31338], verdict = 'approve' } = parameters
  const { memory = createMemory(), origin = appOrigin } = parameters
  const { bundlerUrls = [], paymasters = [] } = parameters
  const { askApi, hasSmartAccounts = false, rpcUrls = [] } = parameters
  const { spent = noneSpent, windowAbove } = parameters
  const { factors, isGuest = false, isTest = true, rules } = parameters
  const {
    key = generatePrivateKey(),
    publicId = 'session-1',
    node = createEvmNode(),
  } = parameters
  /** What the keys have signed, by kind of signature. */
  const signed: { kind: string; value: unknown }[] = []
  const cards: ApprovalView[] = []
  /** Of each card, whether it has to be approved in a window. */
  const inWindow: boolean[] = []
  /** Of each card, the passkeys one of which has to approve it. */
  const passkeys: (readonly string[])[] = []
  /** Of each card, whether its window asks for a second factor. */
  const inFactors: boolean[] = []
  const state = {
    isSignedIn: true,
    verdict: verdict as Verdict,
    /** Runs when a card is shown, before it is answered. */
    onCard: undefined as (() => void | Promise<void>) | undefined,
  }

  const account = watch(privateKeyToAccount(key), signed)
  const solanaKey = createSolanaKey(new Uint8Array(32).fill(7))
  const chains = chainIds.map((id, index) => ({
    ...toChain(id, hasSmartAccounts),
    isTest,
    rpcUrls: rpcUrls[index] ?? [],
    ...(bundlerUrls[index] && { bundlerUrl: bundlerUrls[index] }),
    paymasters,
  })) as unknown as [FrameChain, ...FrameChain[]]
  const network = createNetwork({ chains, initial: null })
  const read = async () =>
    state.isSignedIn
      ? { token: 't', userId: 'u', email: 'a@b.co', isGuest, publicId }
      : undefined
  const session = { read, verify: read } as never
  const wallet = { getAccount: async () => account }
  const bundles = createBundles({ database: memory })
  const { rpc = node.rpc } = parameters
  const nonces = createNonces({ database: memory, rpc })
  const smartAccounts = createSmartAccounts({ chains, database: memory, rpc })
  const language = { read: async () => inEnglish }
  // Only tests with a DOM show the status of calls.
  const root = globalThis.document?.createElement('main')
  const readPrices =
    askApi &&
    createPrices({
      apiUrl: 'http://api.test',
      fetch: askApi,
      projectId: 'p',
    })
  const approvals = createApprovals({
    placeRules: {
      ...{ limitCents: 10_000n, passkeyCents: 100_000n, textMessages: 'card' },
      ...rules,
    },
    readPrices,
    spent,
    ...{
      bundles,
      chains,
      nonces,
      rpc,
      session,
      smartAccounts,
      wallet,
      windowAbove,
    },
    appName: () => 'Shop',
    database: memory,
    factors,
    getPasskeys: async () => ['own'],
    clusters: [
      {
        ...{ caipNetworkId: 'solana:localnet', isTest },
        ...{ name: 'Localnet', rpcUrls: [] },
      },
    ],
    language,
    notice: () => undefined,
    screen: { open: ({ signal }) => openCard(signal) },
    solanaWallet: {
      getAccount: async () => ({
        ...solanaKey,
        sign(bytes: Uint8Array) {
          signed.push({ kind: 'solana', value: bytes })
          return solanaKey.sign(bytes)
        },
      }),
    },
  })

  function openCard(signal: AbortSignal): OpenCard {
    const declined = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    declined.catch(() => {})
    return {
      declined,
      close() {},
      progress() {},
      say() {},
      async show(view, { answerFactor, getPasskeys, needsWindow } = {}) {
        cards.push(view)
        inFactors.push(answerFactor !== undefined)
        passkeys.push((await getPasskeys?.()) ?? [])
        inWindow.push(needsWindow === true)
        await state.onCard?.()
        if (state.verdict === 'wait') return declined
        if (state.verdict === 'reject')
          throw new HostError({ message: 'no', code: 4001 })
      },
    }
  }

  const waiting = new Map<string, (reply: Envelope) => void>()
  let handle: ((event: unknown) => void) | undefined
  const parent = {
    postMessage(reply: Envelope) {
      const copy = structuredClone(reply)
      waiting.get(copy.id ?? '')?.(copy)
      waiting.delete(copy.id ?? '')
    },
  }
  const host = createFrameHost({
    isAllowedOrigin: (asked) => asked === origin,
    approve: approvals.approve,
    limits: { burst: Infinity },
    handlers: {
      RPC_REQUEST: createRpcHandler({
        ...{
          approvals,
          bundles,
          chains,
          nonces,
          rpc,
          session,
          smartAccounts,
          wallet,
        },
        ...{ appName: () => 'Shop', language, root },
        readPrices,
      }),
      SWITCH_NETWORK: ({ chainId }) => ({
        chainId: network.change(chainId).id,
      }),
    },
    window: {
      parent,
      top: parent,
      addEventListener: (_: string, listener: typeof handle) => {
        handle = listener
      },
      removeEventListener() {},
      location: { ancestorOrigins: [origin] },
      document: { referrer: '' },
    } as never,
  })
  host.start()

  let count = 0
  /**
   * Posts a message as the app does; resolves with the payload of the reply.
   */
  async function ask(name: string, payload?: unknown, id = `ask-${count++}`) {
    // Wait until the page knows that the origin is allowed.
    for (let turn = 0; turn < 3; turn++) await null
    return new Promise<Envelope>((resolve) => {
      waiting.set(id, resolve)
      const data = structuredClone({ type: `${appMarker}${name}`, id, payload })
      handle?.({ isTrusted: true, source: parent, origin, data })
    })
  }

  /** Sends an RPC request; failures reject with the error of the wire. */
  async function request(
    method: unknown,
    params?: unknown,
    more: object = { chainId: `eip155:${chainIds[0]}` },
  ) {
    const reply = await ask('RPC_REQUEST', { method, params, ...more })
    if (reply.type.endsWith('_SUCCESS')) return reply.payload
    throw Object.assign(new Error(), reply.payload)
  }

  return {
    ...{ account, approvals, ask, bundles, cards, chains, host, inWindow },
    ...{ inFactors, nonces, passkeys },
    ...{
      key,
      memory,
      network,
      node,
      request,
      root,
      signed,
      smartAccounts,
      solanaKey,
      state,
    },
  }
}

/** Returns the same account, with every signature recorded. */
function watch(
  account: LocalAccount,
  signed: { kind: string; value: unknown }[],
) {
  const watched = { ...account } as unknown as Record<string, unknown>
  for (const [kind, value] of Object.entries(account))
    if (typeof value === 'function')
      watched[kind] = (...args: unknown[]) => {
        signed.push({ kind, value: args[0] })
        return (value as (...args: unknown[]) => unknown)(...args)
      }
  return watched as unknown as LocalAccount
}

export declare namespace createWalletPage {
  type Parameters = {
    /** Answers of the blockchain API; default none, so no prices. */
    askApi?: typeof fetch | undefined
    /** Second factors; default none. */
    factors?: ApprovalFactors | undefined
    /** Whether the project has smart accounts on; default `false`. */
    hasSmartAccounts?: boolean | undefined
    /** Whether its networks are marked as test networks; default `true`. */
    /** Default `false`. */
    isGuest?: boolean | undefined
    isTest?: boolean | undefined
    /** Default: 100 dollars, and texts stay in the card. */
    rules?: Partial<PlaceRules> | undefined
    /** Default: a server that has seen nothing spent. */
    spent?: Spent | undefined
    chainIds?: readonly [number, ...number[]] | undefined
    /** Nodes of each chain; default none. */
    rpcUrls?: readonly (readonly string[])[] | undefined
    /** Bundler of each chain; default none. */
    bundlerUrls?: readonly string[] | undefined
    /** Origins of paymasters; default none. */
    paymasters?: readonly string[] | undefined
    key?: `0x${string}` | undefined
    /** Storage that outlives the page. */
    memory?: ReturnType<typeof createMemory> | undefined
    node?: ReturnType<typeof createEvmNode> | undefined
    /** A real node in place of `node`. */
    rpc?: Rpc | undefined
    origin?: string | undefined
    publicId?: string | undefined
    verdict?: Verdict | undefined
    /** Amounts above which approvals need a window; default none. */
    windowAbove?: readonly SpendLimit[] | undefined
  }
}
