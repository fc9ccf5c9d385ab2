import { encodeFunctionData, erc20Abi, type Hex, verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseAssets } from '../../../../../src/features/balances/parseAssets.js'
import { createWalletPage } from '../../../../../test/setup/frame/createWalletPage.js'
import { english } from '../../ui/language/translations/english.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const approve = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'approve',
  args: [bob, 5_000_000n],
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = ReturnType<typeof createWalletPage>

const pay = (value = '0x1') => ({ to: bob, value })

function send(page: Page, more: object = {}, calls: unknown = [pay(), pay()]) {
  const request = { version: '2.0.0', chainId: '0x7a69', calls, ...more }
  return page.request('wallet_sendCalls', [request])
}

const getStatus = (page: Page, id = 'mine') =>
  page.request('wallet_getCallsStatus', [id]) as Promise<{
    status: number
    receipts: object[]
  }>

describe('wallet_sendCalls', () => {
  test('default: one card, every call, in order', async () => {
    const page = createWalletPage()
    const calls = [pay('0x5'), { to: token, data: approve }, pay('0x7')]
    expect(await send(page, { id: 'mine' }, calls)).toEqual({ id: 'mine' })
    expect(page.cards).toHaveLength(1)
    const [card] = page.cards
    expect(card?.action).toBe('Approve 3 calls')
    expect(card?.tree?.map(({ label, value }) => [label, value])).toEqual([
      ['1. Send', '0.000000000000000005 ETH'],
      ['2. Allow spending', '5 tokens'],
      ['3. Send', '0.000000000000000007 ETH'],
    ])
    await vi.advanceTimersByTimeAsync(5_000)
    // What was signed is what was drawn, to the byte; which nonces come next is
    // known once it is signed.
    expect(JSON.parse(card?.raw ?? '')).toEqual(
      page.signed.map(({ value }) =>
        JSON.parse(
          JSON.stringify(
            { ...(value as object), nonce: 'next' },
            (_, member) =>
              typeof member === 'bigint' ? member.toString() : member,
          ),
        ),
      ),
    )
    expect(
      page.node.transactions().map(({ data, nonce, to, value }) => ({
        ...{ data, nonce, to: to?.toLowerCase(), value },
      })),
    ).toEqual([
      { nonce: 7, to: bob.toLowerCase(), value: 5n },
      { nonce: 8, to: token.toLowerCase(), data: approve },
      { nonce: 9, to: bob.toLowerCase(), value: 7n },
    ])
    expect(await getStatus(page)).toMatchObject({
      version: '2.0.0',
      id: 'mine',
      chainId: '0x7a69',
      status: 200,
      atomic: false,
      receipts: [{ status: '0x1' }, { status: '0x1' }, { status: '0x1' }],
    })
  })

  test('default: a single call is drawn as if it were sent alone', async () => {
    const page = createWalletPage()
    const { id } = (await send(page, { atomicRequired: true }, [pay()])) as {
      id: string
    }
    expect(id).toMatch(/^0x[0-9a-f]{64}$/)
    expect(page.cards[0]).toMatchObject({
      action: 'Send',
      amount: '0.000000000000000001 ETH',
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(await getStatus(page, id)).toMatchObject({
      status: 200,
      atomic: true,
    })
  })

  test('behavior: apps of version 1.0 get the bare id', async () => {
    const page = createWalletPage()
    expect(await send(page, { id: 'mine', version: '1.0' })).toBe('mine')
  })

  test('behavior: the first failure ends it', async () => {
    const page = createWalletPage()
    page.node.state.reverts.add(1)
    await send(page, { id: 'mine' }, [pay(), pay(), pay()])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(page.node.sent).toHaveLength(2)
    expect(page.signed).toHaveLength(2)
    const { receipts, status } = await getStatus(page)
    expect(status).toBe(600)
    expect(receipts).toHaveLength(2)
  })

  test('behavior: the first reverts, the node refuses, nothing is mined', async () => {
    const reverted = createWalletPage()
    reverted.node.state.reverts.add(0)
    await send(reverted, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await getStatus(reverted)).toMatchObject({ status: 500 })
    const refused = createWalletPage()
    refused.node.state.isRefusing = true
    await send(refused, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await getStatus(refused)).toMatchObject({
      status: 400,
      receipts: [],
    })
    const slow = createWalletPage()
    slow.node.state.isMining = false
    await send(slow, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await getStatus(slow)).toMatchObject({ status: 100 })
    await vi.advanceTimersByTimeAsync(180_000)
    expect(slow.node.sent).toHaveLength(1)
    slow.node.state.isMining = true
    expect(await getStatus(slow)).toMatchObject({ status: 600 })
  })

  test('behavior: a call that needs an earlier one is not tried, and said so', async () => {
    const page = createWalletPage()
    page.node.state.untriable.add(1)
    await send(page, { id: 'mine' })
    expect(page.cards[0]?.warnings).toContain(
      "Call 2: It can't be tested in advance.",
    )
    await vi.advanceTimersByTimeAsync(5_000)
    expect(page.node.transactions().map(({ gas }) => gas)).toEqual([
      21_000n,
      1_000_000n,
    ])
    const first = createWalletPage()
    first.node.state.untriable.add(0)
    await expect(send(first)).rejects.toMatchObject({ code: -32000 })
    expect(first.cards).toHaveLength(0)
  })

  test('error: together they cost more than there is', async () => {
    const page = createWalletPage()
    const half = `0x${(6n * 10n ** 17n).toString(16)}`
    await expect(send(page, {}, [pay(half), pay(half)])).rejects.toMatchObject({
      code: -32000,
    })
    expect(page.cards).toHaveLength(0)
  })

  test('behavior: nothing more is sent after a sign-out', async () => {
    const page = createWalletPage()
    page.node.state.isMining = false
    await send(page, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(1_000)
    page.state.isSignedIn = false
    page.node.state.isMining = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect(page.node.sent).toHaveLength(1)
  })

  test('behavior: the next approval waits until all are sent', async () => {
    const page = createWalletPage()
    page.node.state.isMining = false
    await send(page)
    const next = send(page, {}, [pay()])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(page.cards).toHaveLength(1)
    page.node.state.isMining = true
    await vi.advanceTimersByTimeAsync(5_000)
    await next
    expect(page.cards).toHaveLength(2)
    expect(page.node.transactions().map(({ nonce }) => nonce)).toEqual([
      7, 8, 9,
    ])
  })

  describe('replaced, one by one', () => {
    const { mayLose, noRest } = english.warnings
    const replace = (page: Page, action: string) =>
      send(page, { capabilities: { replacement: { action } }, id: 'mine' }, [
        { to: page.account.address },
      ])

    /** Three payments of 1, 2 and 3 wei, of which the second is pending. */
    async function setup() {
      const page = createWalletPage()
      page.node.state.minedBefore = 8
      const calls = ['0x1', '0x2', '0x3'].map(pay)
      await send(page, { id: 'mine' }, calls)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(page.node.sent).toHaveLength(2)
      return page
    }
    const listSent = ({ node }: Page) =>
      node.transactions().map(({ nonce, value = 0n }) => [nonce, value])
    const settle = async ({ node }: Page) => {
      node.state.minedBefore = Number.POSITIVE_INFINITY
      await vi.advanceTimersByTimeAsync(5_000)
    }

    test('default: the pending one is sped up, then the rest is sent', async () => {
      const page = await setup()
      expect(await replace(page, 'speedUp')).toEqual({ id: 'mine' })
      const [, before, after] = page.node.transactions()
      expect(after?.maxFeePerGas).toBeGreaterThan(before?.maxFeePerGas ?? 0n)
      expect(page.cards[1]).toMatchObject({
        ...{ action: english.actions.speedUp, warnings: [] },
        amount: '0.000000000000000002 ETH',
      })
      expect(await getStatus(page)).toMatchObject({ status: 100 })
      await settle(page)
      expect(listSent(page)).toEqual([
        ...[
          [7, 1n],
          [8, 2n],
          [8, 2n],
        ],
        [9, 3n],
      ])
      const { receipts, status } = await getStatus(page)
      expect([status, receipts.length]).toEqual([200, 3])
    })

    test('behavior: the first one is faster, the rest is sent', async () => {
      const page = await setup()
      page.node.state.fastest = 'first'
      await replace(page, 'speedUp')
      await settle(page)
      expect(listSent(page).at(-1)).toEqual([9, 3n])
      expect(await getStatus(page)).toMatchObject({ status: 200 })
    })

    test('behavior: again and again', async () => {
      const page = await setup()
      await replace(page, 'speedUp')
      await replace(page, 'speedUp')
      await replace(page, 'cancel')
      await settle(page)
      expect(listSent(page).map(([nonce]) => nonce)).toEqual([7, 8, 8, 8, 8])
      expect(await getStatus(page)).toMatchObject({ status: 600 })
    })

    // guard: cancelled calls
    test.each(['first', 'last'] as const)(
      'behavior: cancelled, the rest is not sent, the %s lands',
      async (fastest) => {
        const page = await setup()
        page.node.state.fastest = fastest
        await replace(page, 'cancel')
        expect(page.cards[1]).toMatchObject({
          action: english.actions.cancel,
          warnings: [mayLose, noRest],
        })
        await settle(page)
        expect(listSent(page)).toEqual([
          ...[
            [7, 1n],
            [8, 2n],
          ],
          [8, 0n],
        ])
        const answer = await getStatus(page)
        const done = fastest === 'first' ? 2 : 1
        expect(answer.receipts).toHaveLength(done)
        expect(answer.status).toBe(600)
        expect('capabilities' in answer).toBe(fastest === 'last')
        await expect(replace(page, 'cancel')).rejects.toMatchObject({
          code: -32000,
        })
      },
    )

    test('behavior: the first of them is cancelled, nothing was done', async () => {
      const page = createWalletPage()
      page.node.state.isMining = false
      await send(page, { id: 'mine' })
      await vi.advanceTimersByTimeAsync(0)
      await replace(page, 'cancel')
      page.node.state.isMining = true
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await getStatus(page)).toMatchObject({ receipts: [], status: 400 })
      expect(page.node.sent).toHaveLength(2)
    })

    test('behavior: after a reload', async () => {
      const page = await setup()
      vi.clearAllTimers()
      const { key, memory, node } = page
      const again = createWalletPage({ key, memory, node })
      await replace(again, 'speedUp')
      await settle(again)
      await vi.advanceTimersByTimeAsync(130_000)
      // The third call is never sent.
      const { receipts, status } = await getStatus(again)
      expect([status, receipts.length]).toEqual([600, 2])
    })

    test('behavior: the next approval still waits for the rest', async () => {
      const page = await setup()
      await replace(page, 'speedUp')
      const next = send(page, {}, [pay()])
      await vi.advanceTimersByTimeAsync(3_000)
      expect(page.cards).toHaveLength(2)
      await settle(page)
      await next
      expect(listSent(page).at(-1)).toEqual([10, 1n])
    })

    test('error: one that has landed while the card was open', async () => {
      const page = await setup()
      page.state.onCard = () => settle(page)
      await expect(replace(page, 'cancel')).rejects.toMatchObject({
        code: -32000,
      })
    })
  })

  test.each([
    [5700, { capabilities: { paymasterService: { url: 'x' } } }],
    [5700, {}, [{ ...pay(), capabilities: { x: { optional: false } } }]],
    [5740, {}, Array(51).fill(pay())],
    [5760, { atomicRequired: true }],
    [-32602, { chainId: '0x1' }],
    [-32602, { id: '' }],
    [-32602, { id: 'x'.repeat(8_195) }],
    [-32602, { version: '9' }],
    [-32602, {}, []],
    [-32602, {}, [{ to: bob, value: '1' }]],
    [-32602, {}, [{ to: '0x12' }]],
    [4100, { from: bob }],
  ])('error: %i for %j', async (code, more, calls?: unknown) => {
    const page = createWalletPage()
    await expect(send(page, more, calls)).rejects.toMatchObject({ code })
    expect(page.cards).toHaveLength(0)
    expect(page.signed).toHaveLength(0)
  })

  test('behavior: optional capabilities are passed over', async () => {
    const page = createWalletPage()
    const capabilities = { paymasterService: { url: 'x', optional: true } }
    expect(await send(page, { id: 'mine', capabilities })).toEqual({
      id: 'mine',
    })
  })

  test('error: 5710 for a chain that the wallet does not have', async () => {
    const page = createWalletPage()
    await expect(
      page.request('wallet_sendCalls', [{ calls: [pay()] }], {
        chainId: 'eip155:1',
      }),
    ).rejects.toMatchObject({ code: 5710 })
  })

  test('error: 5720 for an id that was used', async () => {
    const page = createWalletPage()
    await send(page, { id: 'mine' })
    await expect(send(page, { id: 'mine' })).rejects.toMatchObject({
      code: 5720,
    })
    expect(page.cards).toHaveLength(1)
    // Both on their way at once: the second is refused after its card.
    page.node.state.isMining = true
    const both = Promise.allSettled([
      send(page, { id: 'two' }),
      send(page, { id: 'two' }),
    ])
    await vi.advanceTimersByTimeAsync(10_000)
    const results = await both
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(page.node.sent).toHaveLength(4)
  })

  test('error: rejected by the person', async () => {
    const page = createWalletPage({ verdict: 'reject' })
    await expect(send(page, { id: 'mine' })).rejects.toMatchObject({
      code: 4001,
    })
    expect(page.signed).toHaveLength(0)
    await expect(getStatus(page)).rejects.toMatchObject({ code: 5730 })
  })
})

describe('wallet_getCallsStatus', () => {
  test('behavior: answered after a reload, from storage', async () => {
    const page = createWalletPage()
    await send(page, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(5_000)
    const { key, memory, node } = page
    const again = createWalletPage({ key, memory, node })
    expect(await getStatus(again)).toMatchObject({ status: 200 })
  })

  test('behavior: a page that has gone in between sends no more', async () => {
    const page = createWalletPage()
    page.node.state.isMining = false
    await send(page, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(1_500)
    // The page is gone: its timers do not run any more.
    vi.clearAllTimers()
    page.node.state.isMining = true
    const { key, memory, node } = page
    const again = createWalletPage({ key, memory, node })
    expect(await getStatus(again)).toMatchObject({ status: 100 })
    // Without its timers the clock has begun anew.
    await vi.advanceTimersByTimeAsync(130_000)
    expect(await getStatus(again)).toMatchObject({ status: 600 })
    expect(node.sent).toHaveLength(1)
  })

  test('behavior: a page that has gone before the node has answered has sent', async () => {
    const page = createWalletPage()
    page.node.state.isSilent = true
    await send(page, { id: 'mine' }, [pay()])
    await vi.advanceTimersByTimeAsync(500)
    vi.clearAllTimers()
    const { key, memory, node } = page
    expect(node.sent).toHaveLength(1)
    const again = createWalletPage({ key, memory, node })
    await vi.advanceTimersByTimeAsync(130_000)
    expect(await getStatus(again)).toMatchObject({ status: 200 })
  })

  test('error: 5730 for ids of another app, another session, and nobody', async () => {
    const page = createWalletPage()
    await send(page, { id: 'mine' })
    await vi.advanceTimersByTimeAsync(5_000)
    const { key, memory, node } = page
    const unknown = { code: 5730 }
    await expect(getStatus(page, 'other')).rejects.toMatchObject(unknown)
    for (const other of [
      { origin: 'http://evil.localhost:5173' },
      { publicId: 'session-2' },
    ]) {
      const stranger = createWalletPage({ key, memory, node, ...other })
      await expect(getStatus(stranger)).rejects.toMatchObject(unknown)
    }
    page.state.isSignedIn = false
    await expect(getStatus(page)).rejects.toMatchObject({ code: 4100 })
  })

  // guard: bundle-lock
  test('behavior: changes at once are all kept', async () => {
    const { bundles } = createWalletPage()
    const rest = { aliveAt: 0, chainId: 1, count: 1, isAtomic: true }
    await bundles.open('s', 'one', { ...rest, hashes: [], isDone: false })
    await Promise.all([
      bundles.update('s', 'one', (kept) => ({ ...kept, hashes: ['0x1'] })),
      bundles.update('s', 'one', (kept) => ({ ...kept, isDone: true })),
    ])
    expect(await bundles.read('s', 'one')).toMatchObject({
      ...{ hashes: ['0x1'], isDone: true },
    })
  })

  test('behavior: the last hundred are kept', async () => {
    const page = createWalletPage()
    const bundle = {
      aliveAt: 0,
      chainId: 1,
      count: 1,
      hashes: [],
      isAtomic: true,
      isDone: true,
    }
    for (let index = 0; index < 130; index++)
      expect(await page.bundles.open('s', `id-${index}`, bundle)).toBe(true)
    expect(await page.bundles.open('s', 'id-129', bundle)).toBe(false)
    expect(await page.bundles.read('s', 'id-29')).toBeUndefined()
    expect(await page.bundles.read('s', 'id-30')).toBeDefined()
    expect(page.memory.records.size).toBe(101)
  })
})

describe('wallet_getCapabilities', () => {
  test('default', async () => {
    const page = createWalletPage()
    const own = {
      atomic: { status: 'unsupported' },
      atomicBatch: { supported: false },
    }
    const ask = (...params: unknown[]) =>
      page.request('wallet_getCapabilities', params)
    const { address } = page.account
    expect(await ask(address)).toEqual({ '0x7a69': own, '0x7a6a': own })
    expect(await ask(address, ['0x7a6a', '0x1'])).toEqual({ '0x7a6a': own })
    await expect(ask(bob)).rejects.toMatchObject({ code: 4100 })
    page.state.isSignedIn = false
    await expect(ask(address)).rejects.toMatchObject({ code: 4100 })
  })
})

describe('wallet_getAssets', () => {
  const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const fungibles = [
    {
      address: `eip155:31337:${coin}`,
      iconUrl: 'https://api.test/eth.svg',
      name: 'Ether',
      price: 2_500,
      symbol: 'ETH',
    },
    {
      address: `eip155:31337:${token}`,
      iconUrl: 'javascript:alert(1)',
      name: 'Tokens of a test',
      price: 0.5,
      symbol: 'T',
    },
  ]
  const native = {
    address: 'native',
    balance: '0xde0b6b3a7640000',
    type: 'NATIVE',
    metadata: {
      decimals: 18,
      iconUrl: 'https://api.test/eth.svg',
      name: 'Ether',
      price: 2_500,
      symbol: 'ETH',
    },
  }
  const erc20 = {
    address: token,
    balance: '0x6',
    type: 'ERC20',
    metadata: {
      decimals: 6,
      iconUrl: '',
      name: 'Tokens of a test',
      price: 0.5,
      symbol: 'tokens',
    },
  }
  /** What the API has no price of. */
  const plain = <asset extends { metadata: { symbol: string } }>(
    asset: asset,
    price: number | undefined = 0,
  ) => ({
    ...asset,
    metadata: {
      ...asset.metadata,
      iconUrl: '',
      name: asset.metadata.symbol,
      price,
    },
  })

  /** A page whose API answers that, and what it was asked. */
  function setup(answer: () => unknown = () => ({ fungibles })) {
    const asked: { body: unknown; url: string }[] = []
    const page = createWalletPage({
      askApi: async (url, init) => {
        asked.push({ body: JSON.parse(String(init?.body)), url: String(url) })
        return Response.json(answer())
      },
    })
    const { address: account } = page.account
    const ask = (filter: object = {}) =>
      page.request('wallet_getAssets', [{ account, ...filter }])
    return { ask, asked, page }
  }

  test.each([
    [
      {},
      { '0x7a69': [native, erc20], '0x7a6a': [plain(native), plain(erc20)] },
    ],
    [
      { chainFilter: ['0x7a6a', '0x1'] },
      { '0x7a6a': [plain(native), plain(erc20)] },
    ],
    [{ chainFilter: [] }, {}],
    [
      { chainFilter: ['0x7a69'], assetTypeFilter: ['ERC20'] },
      { '0x7a69': [erc20] },
    ],
    [
      { chainFilter: ['0x7a69'], assetTypeFilter: ['native'] },
      { '0x7a69': [{ ...native, type: 'native' }] },
    ],
    [
      { chainFilter: ['0x7a69'], assetTypeFilter: ['erc721'] },
      { '0x7a69': [] },
    ],
    [{ assetFilter: { '0x7a69': ['native'] } }, { '0x7a69': [native] }],
    [
      { assetFilter: { '0x7a69': [{ address: token, type: 'erc20' }] } },
      { '0x7a69': [{ ...erc20, type: 'erc20' }] },
    ],
    [
      // It overrules the other two.
      {
        assetFilter: { '0x7a69': [{ address: token }] },
        assetTypeFilter: ['NATIVE'],
        chainFilter: ['0x7a6a'],
      },
      { '0x7a69': [erc20] },
    ],
    [{ assetFilter: { '0x7a69': ['0x12', null, 7] } }, { '0x7a69': [] }],
  ])('param: %j', async (filter, expected) => {
    expect(await setup().ask(filter)).toEqual(expected)
  })

  test('default: one request to the API, for what is wanted', async () => {
    const { ask, asked, page } = setup()
    await ask({ chainFilter: ['0x7a69'] })
    await ask({ chainFilter: ['0x7a69'] })
    expect(asked).toEqual([
      {
        url: 'http://api.test/v1/fungible/price',
        body: {
          addresses: [
            `eip155:31337:${coin}`,
            `eip155:31337:${token.toLowerCase()}`,
          ],
          currency: 'usd',
          projectId: 'p',
        },
      },
    ])
    await vi.advanceTimersByTimeAsync(15_000)
    await ask({ chainFilter: ['0x7a69'] })
    expect(asked).toHaveLength(2)
    const { address } = page.account
    expect(
      await page.request('wallet_getCapabilities', [address, ['0x7a69']]),
    ).toMatchObject({ '0x7a69': { assetDiscovery: { supported: true } } })
  })

  test('behavior: the kit takes the answer', async () => {
    const answer = await setup().ask({ chainFilter: ['0x7a69'] })
    expect(parseAssets(answer, { chainId: 31337 })).toMatchObject([
      { name: 'Ether', price: 2_500, value: 2_500 },
      { name: 'Tokens of a test', price: 0.5, value: 0.000003 },
    ])
  })

  test('behavior: a token that is not on the list, when it is asked for', async () => {
    const other = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
    expect(
      await setup().ask({ assetFilter: { '0x7a69': [{ address: other }] } }),
    ).toMatchObject({ '0x7a69': [{ address: other, balance: '0x6' }] })
  })

  test.each([
    ['away', () => Promise.reject(new Error('away'))],
    ['an error', () => Response.json({}, { status: 500 })],
    ['no list', () => Response.json({ fungibles: {} })],
    ['no JSON', () => new Response('<html>')],
  ])('error: the API is %s, so nothing has a price', async (_, answer) => {
    const askApi = vi.fn(async () => answer())
    const page = createWalletPage({ askApi })
    const { address: account } = page.account
    const request = { account, chainFilter: ['0x7a69'] }
    const ask = () => page.request('wallet_getAssets', [request])
    const { price: _price, ...metadata } = plain(native).metadata
    const { price: _other, ...tokenMetadata } = plain(erc20).metadata
    expect(await ask()).toEqual({
      '0x7a69': [
        { ...native, metadata },
        { ...erc20, metadata: tokenMetadata },
      ],
    })
    // A failure is not kept.
    await ask()
    expect(askApi).toHaveBeenCalledTimes(2)
  })

  test('error: prices that are none', async () => {
    const { ask } = setup(() => ({
      fungibles: [
        null,
        { ...fungibles[0], price: -1 },
        { ...fungibles[0], price: '5' },
        { ...fungibles[1], name: 7 },
      ],
    }))
    expect(await ask({ chainFilter: ['0x7a69'] })).toEqual({
      '0x7a69': [plain(native), plain(erc20)],
    })
  })

  test('error: of another account, of none', async () => {
    const { page } = setup()
    for (const [params, code] of [
      [[{ account: bob }], 4100],
      [[{}], 4100],
      [[], -32602],
      [undefined, -32602],
    ] as const)
      await expect(
        page.request('wallet_getAssets', params),
      ).rejects.toMatchObject({ code })
  })
})

describe('wallet_revokePermissions', () => {
  const pci = '8f1f2d1c-0000-4000-8000-000000000001'
  const toRequest = (address: string) => ({
    ...{ address, expiry: 4_000_000_000, pci, permissions: [] },
  })

  test.each([
    ['an object', (request: object) => request],
    ['a list', (request: object) => [request]],
  ])(
    'default: signs what the card shows, params as %s',
    async (_, toParams) => {
      const page = createWalletPage()
      const { address } = page.account
      const signature = await page.request(
        'wallet_revokePermissions',
        toParams(toRequest(`eip155:31337:${address}`)),
      )
      const message = `Revoke app permission ${pci}`
      expect(page.cards).toMatchObject([{ message }])
      expect(
        await verifyMessage({ address, message, signature: signature as Hex }),
      ).toBe(true)
    },
  )

  test('behavior: a plain address will do', async () => {
    const page = createWalletPage()
    await page.request(
      'wallet_revokePermissions',
      toRequest(page.account.address),
    )
    expect(page.cards).toHaveLength(1)
  })

  test('error: nothing is signed when the user rejects', async () => {
    const page = createWalletPage({ verdict: 'reject' })
    const request = toRequest(page.account.address)
    await expect(
      page.request('wallet_revokePermissions', request),
    ).rejects.toMatchObject({ code: 4001 })
    expect(page.signed).toEqual([])
  })

  test.each([
    [{ pci: 'evil.example wants you to sign in with your account:' }, -32602],
    [{ pci: `${pci}\nURI: https://evil.example` }, -32602],
    [{ pci: undefined }, -32602],
    [{ address: bob }, 4100],
    [{ address: `eip155:31337:${bob}` }, 4100],
    [{ address: undefined }, 4100],
  ])('error: %j', async (overrides, code) => {
    const page = createWalletPage()
    const request = { ...toRequest(page.account.address), ...overrides }
    await expect(
      page.request('wallet_revokePermissions', request),
    ).rejects.toMatchObject({ code })
    expect(page.cards).toHaveLength(0)
    expect(page.signed).toEqual([])
  })
})
