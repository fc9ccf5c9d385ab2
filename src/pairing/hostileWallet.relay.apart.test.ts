import { ProviderRpcError, RpcError } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startRelay } from '../../packages/devnet/src/relay/startRelay.js'
import { createHostileWallet } from '../../test/setup/pairing/createHostileWallet.js'
import {
  createPairingPage,
  solanaMainnet,
} from '../../test/setup/pairing/createPairingPage.js'
import {
  answers,
  cleaned,
  envelopes,
  events,
  failures,
  refused,
  unusable,
  updates,
} from '../../test/setup/pairing/hostileWalletRows.js'
import { KitError } from '../core/errors/base.js'
import type { PairingSession } from '../core/ports/pairing.js'
import { parseSession } from './runtime/parseSession.js'

const names = ['accountsChanged', 'chainChanged']
const proposals = {
  eip155: {
    chains: ['eip155:1', 'eip155:8453'],
    events: names,
    methods: answers.map(({ method }) => method),
  },
  solana: {
    chains: [solanaMainnet],
    events: names,
    methods: answers.map(({ method }) => method),
  },
} as const
const unhandled = vi.fn()
let relay: Awaited<ReturnType<typeof startRelay>>
let page: ReturnType<typeof createPairingPage>
let wallet: Awaited<ReturnType<typeof createHostileWallet>>

beforeAll(async () => {
  relay = await startRelay({ port: 0, limits: { message: 8_000_000 } })
  process.on('unhandledRejection', unhandled)
  process.on('uncaughtException', unhandled)
  page = createPairingPage({ relayUrl: relay.url })
  for (const namespace of ['eip155', 'solana'] as const)
    page.pairing.provide(namespace, () => ({
      ...proposals[namespace],
      rpcUrls: {},
    }))
  wallet = await createHostileWallet({ relayUrl: relay.url })
})

afterAll(async () => {
  await page.close()
  await wallet.stop()
  await relay.stop()
  process.off('unhandledRejection', unhandled)
  process.off('uncaughtException', unhandled)
  expect(unhandled.mock.calls.map(([error]) => error?.stack ?? error)).toEqual(
    [],
  )
})

/** Pairs with parts of the settlement replaced. */
async function pair(parts: object = {}) {
  const { pairing } = page
  const connecting = pairing.connect({ namespace: 'eip155' })
  const outcome = connecting.then(
    (session) => ({ session, error: undefined }),
    (error: unknown) => ({ session: undefined, error }),
  )
  const settled = await wallet.settle(await page.nextUri(), parts)
  // A settlement that the library has rejected can no longer be approved.
  if (!settled.isTaken) pairing.abort()
  return { ...settled, ...(await outcome) }
}

/** Returns what is wrong with an error that a user, or a log, gets to see. */
function findFault(error: unknown) {
  const isTyped =
    error instanceof KitError ||
    error instanceof RpcError ||
    error instanceof ProviderRpcError
  if (!isTyped) return `not typed: ${String(error).slice(0, 80)}`
  const { code, details = '', message, shortMessage } = error
  if (code === undefined) return 'no code'
  if (details.length > 201) return `details of ${details.length} characters`
  if (message.length > 1_000) return `message of ${message.length} characters`
  // Line breaks are viem's own.
  const text = details + (shortMessage + message).replaceAll('\n', '')
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) ? 'raw text' : undefined
}

const describeRow = (row: unknown) => JSON.stringify(row)?.slice(0, 120)

test('default: covers enough cases', () => {
  const rows = [
    answers,
    cleaned,
    envelopes,
    events,
    failures,
    refused,
    unusable,
    updates,
  ]
  expect(rows.flat().length).toBeGreaterThanOrEqual(300)
})

describe('a settlement', () => {
  test('error: nothing in it can be used', async () => {
    const faults: unknown[] = []
    for (const parts of refused) {
      const { error, session } = await pair(parts)
      const fault = session ? 'accepted' : findFault(error)
      if (fault) faults.push([fault, describeRow(parts)])
      if (session) await page.pairing.disconnect({ namespace: 'eip155' })
      expect(page.pairing.getState()).toMatchObject({ session: undefined })
    }
    expect(faults).toEqual([])
  })

  test('error: nothing in it can be used, parsed directly', () => {
    for (const namespaces of unusable) {
      const session = {
        topic: 'ab'.repeat(32),
        expiry: 1_800_000_000,
        namespaces,
        optionalNamespaces: proposals,
      }
      expect(parseSession(session), describeRow(namespaces)).toBeUndefined()
    }
  })

  test('behavior: the rest of it is ignored', async () => {
    for (const { expected, parts } of cleaned) {
      const { error, session } = await pair(parts)
      expect(error, describeRow(parts)).toBeUndefined()
      expect(session, describeRow(parts)).toMatchObject(expected)
      expect(listOutside(session), describeRow(parts)).toEqual([])
      await page.pairing.disconnect({ namespace: 'eip155' })
    }
  })

  function listOutside(session: PairingSession | undefined) {
    return Object.entries(session?.namespaces ?? {}).flatMap(
      ([namespace, { accounts, chains: approved, events: told }]) => [
        ...(namespace === 'eip155' || namespace === 'solana' ? [] : namespace),
        ...approved.filter((id) => !id.startsWith(`${namespace}:`)),
        ...accounts.filter((item) => !approved.includes(item.caipNetworkId)),
        ...told.filter((name) => !names.includes(name)),
      ],
    )
  }
})

describe('in one session', () => {
  let topic: string
  let pairingTopic: string
  beforeAll(async () => {
    ;({ pairingTopic, topic } = await pair())
    await page.pairing.connect({ namespace: 'solana' })
  })

  test('error: answers', async () => {
    wallet.setAnswer((params) => {
      const [index = -1] = (params as Params).request.params
      return { result: answers[index]?.result }
    })
    const faults: unknown[] = []
    // One by one: the library's ids within one millisecond are random.
    for (const [
      index,
      { caipNetworkId, method, result },
    ] of answers.entries()) {
      const fault = await page.pairing
        .request({ caipNetworkId, method, params: [index] })
        .then(() => 'accepted', findFault)
      if (fault) faults.push([fault, method, describeRow(result)])
    }
    expect(faults).toEqual([])
  })

  test('error: failures', async () => {
    wallet.setAnswer((params) => {
      const [index = -1] = (params as Params).request.params
      return { error: failures[index] }
    })
    const faults = await Promise.all(
      failures.map(async (failure, index) => {
        const fault = await page.pairing
          .request({ ...signature, params: [index] })
          .then(() => 'accepted', findFault)
        return fault ? [[fault, describeRow(failure)]] : []
      }),
    )
    expect(faults.flat()).toEqual([])
    expect(page.pairing.getState().status).toBe('connected')
  })

  test('behavior: what is not an answer is ignored', async () => {
    const sent = new Promise<number>((resolve) => {
      wallet.setAnswer((_, id) => void resolve(id))
    })
    const asked = page.pairing.request({ ...signature, params: [0] })
    const right = `0x${'ab'.repeat(65)}`
    const id = await sent
    for (const envelope of envelopes)
      await wallet.send(topic, { id, ...envelope })
    // Anyone who has seen the URI knows the key of its topic.
    await wallet.send(pairingTopic, { id, result: `0x${'cd'.repeat(65)}` })
    await wallet.send(topic, { id, result: right })
    expect(await asked).toBe(right)
    // A second answer, and one without a request.
    await wallet.send(topic, { id, result: '0x' })
    await wallet.send(topic, { id: 7, result: '0x' })
  })

  test('behavior: a proposal of the wallet makes the page call no host', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    try {
      await wallet.tell(pairingTopic, 'wc_sessionPropose', {
        expiryTimestamp: Math.floor(Date.now() / 1_000) + 300,
        optionalNamespaces: {
          eip155: { chains: ['eip155:1'], events: [], methods: ['eth_sign'] },
        },
        pairingTopic,
        proposer: {
          publicKey: 'ab'.repeat(32),
          metadata: {
            description: '',
            icons: [],
            name: 'Wallet',
            url: 'https://wallet.example',
            verifyUrl: 'https://verify.walletconnect.org',
          },
        },
        relays: [{ protocol: 'irn' }],
        requiredNamespaces: {},
      })
      // Handled after the proposal.
      await wallet.tell(topic, 'wc_sessionEvent', {
        chainId: 'eip155:1',
        event: { name: 'chainChanged', data: 1 },
      })
      await page.nextEvent('chainChanged')
      expect(fetched.mock.calls).toEqual([])
    } finally {
      fetched.mockRestore()
    }
  })

  test('behavior: events', async () => {
    const before = page.events().length
    for (const params of events)
      await wallet.tell(topic, 'wc_sessionEvent', params)
    // Knowing the URI does not give access to the session.
    await wallet.tell(pairingTopic, 'wc_sessionEvent', {
      chainId: 'eip155:8453',
      event: { name: 'chainChanged', data: 1 },
    })
    await wallet.tell(topic, 'wc_sessionEvent', {
      chainId: 'eip155:1',
      event: { name: 'chainChanged', data: 8453 },
    })
    await page.nextEvent('chainChanged')
    expect(page.events().slice(before)).toEqual([
      {
        type: 'chainChanged',
        namespace: 'eip155',
        caipNetworkId: 'eip155:8453',
      },
    ])
  })

  test('behavior: an update cannot widen the session', async () => {
    for (const namespaces of updates.slice(0, -1)) {
      const before = page.events().length
      await wallet.tell(topic, 'wc_sessionUpdate', { namespaces })
      await vi.waitFor(() => expect(page.events().length).toBe(before + 1))
      const { session } = page.pairing.getState()
      expect(session?.namespaces.eip155?.chains).toEqual(['eip155:1'])
      expect(session?.namespaces.eip155?.methods).toEqual(['personal_sign'])
      expect(Object.keys(session?.namespaces ?? {})).toEqual([
        'eip155',
        'solana',
      ])
    }
  })

  test('behavior: an update that revokes everything ends the session', async () => {
    const namespaces = updates.at(-1)
    await wallet.tell(topic, 'wc_sessionUpdate', { namespaces })
    // Twice, as a wallet may send it.
    for (const message of ['bye', 'bye again'])
      await wallet.tell(topic, 'wc_sessionDelete', { code: 6_000, message })
    const ended = await page.nextEvent('ended')
    expect(ended.namespaces).toEqual(['eip155', 'solana'])
    expect(page.pairing.getState()).toMatchObject({
      status: 'idle',
      session: undefined,
      namespaces: [],
    })
    await expect(
      page.pairing.request({ ...signature, params: [0] }),
    ).rejects.toMatchObject({ code: 'PAIRING_ENDED' })
  })
})

const signature = {
  caipNetworkId: 'eip155:1',
  method: 'personal_sign',
} as const

type Params = { request: { params: number[] } }
