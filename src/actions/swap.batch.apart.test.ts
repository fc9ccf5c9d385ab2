import { erc20Abi, type Hex, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { createRpc } from '../../packages/wallet/src/node/createRpc.js'
import { createMemory } from '../../packages/wallet/src/test/createMemory.js'
import { createPageLocks } from '../../test/security/faults/createPageLocks.js'
import { createWalletPage } from '../../test/setup/frame/createWalletPage.js'
import { createEvmClient } from '../../test/setup/kit/createEvmKit.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import type { Kit } from '../createKit.js'
import { getSendJournal } from '../features/payments/getSendJournal.js'
import { getSendStatus } from './getSendStatus.js'
import { getSwapQuote } from './getSwapQuote.js'
import { swap } from './swap.js'

// A process of its own: it starts the services.

const operator = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
/** Key of `swapper`, known to every development node. */
const key = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'

let services: Awaited<ReturnType<typeof startServices>>
let client: ReturnType<typeof createEvmClient>
let snapshot: Hex

beforeAll(async () => {
  services = await startServices({
    ports: 'free',
  })
  client = createEvmClient(services.chain.rpcUrl)
  const { tether, usd } = services.contracts
  for (const address of [usd, tether])
    await write(operator, {
      ...{ abi: erc20Abi, address, functionName: 'transfer' as const },
      args: [swapper, parseUnits('1000', 6)],
    })
  snapshot = await client.snapshot()
}, 60_000)

afterAll(() => services?.stop())

beforeEach(async () => {
  await client.revert({ id: snapshot })
  snapshot = await client.snapshot()
})

async function write(
  account: `0x${string}`,
  call: Omit<Parameters<typeof client.writeContract>[0], 'account' | 'chain'>,
) {
  const hash = await client.writeContract({
    ...call,
    account,
  } as never)
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
}

const batchMethods = [
  'personal_sign',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
]

type Intercept = NonNullable<createSwapKit.Parameters['intercept']>

/** A kit whose wallet is the real wallet page, on the local chain. */
async function setup(
  parameters: {
    id?: string
    intercept?: Intercept
    memory?: ReturnType<typeof createWalletPage>['memory']
    storage?: Map<string, string>
  } = {},
) {
  const { id = 'ID_AUTH', intercept, memory, storage } = parameters
  const page = createWalletPage({
    hasSmartAccounts: true,
    key,
    memory,
    rpc: createRpc(),
    rpcUrls: [[services.chain.rpcUrl]],
    chainIds: [31337],
  })
  const ask: Intercept = (request, send) =>
    batchMethods.includes(request.method)
      ? page.request(request.method, request.params)
      : send(withGas(request))
  const made = await createSwapKit({
    api: services.urls.api,
    id,
    intercept: (request, send) =>
      intercept
        ? intercept(request, (next) => ask(next, send))
        : ask(request, send),
    router: services.contracts.router,
    storage,
    url: services.chain.rpcUrl,
  })
  const { usd } = services.contracts
  const quote = () =>
    getSwapQuote(made.kit, { amount: '10', from: usd, to: 'native' })
  const count = (method: string) =>
    made.wallet.requests.filter((request) => request.method === method).length
  return { ...made, count, page, quote }
}

/** A pool that was used in the same second needs less gas than a later one. */
function withGas(request: Parameters<Intercept>[0]) {
  if (request.method !== 'eth_sendTransaction') return request
  const [transaction] = request.params as [object]
  return { ...request, params: [{ ...transaction, gas: '0x46cd0' }] }
}

const has = (address = services.contracts.usd) =>
  client.readContract({
    abi: erc20Abi,
    address,
    functionName: 'balanceOf',
    args: [swapper],
  })

const allowed = (address = services.contracts.usd) =>
  client.readContract({
    abi: erc20Abi,
    address,
    functionName: 'allowance',
    args: [swapper, services.contracts.router],
  })

describe('swap, in one approval', () => {
  test('default: approval and swap are one transaction', async () => {
    const { count, kit, page, quote } = await setup()
    const before = await has()
    const steps: string[] = []
    const result = await swap(kit, {
      onStep: ({ step }) => void steps.push(step),
      quote: await quote(),
    })
    expect(result).toMatchObject({ approvalHash: undefined, via: 'batch' })
    expect(result.receipt.status).toBe('success')
    expect(await has()).toBe(before - parseUnits('10', 6))
    expect(await allowed()).toBe(0n)
    expect(page.cards).toHaveLength(1)
    expect(page.cards[0]?.tree?.map(({ label }) => label)).toEqual([
      '1. Allow spending',
      '2. Swap',
    ])
    expect(count('wallet_sendCalls')).toBe(1)
    expect(count('eth_sendTransaction')).toBe(0)
    expect(steps).not.toContain('approving')
    expect(steps.at(-1)).toBe('confirmed')
    expect(getSendJournal(kit).list()).toEqual([])
  })

  test('behavior: a token that only changes an allowance from zero', async () => {
    const { tether } = services.contracts
    await write(swapper, {
      ...{ abi: erc20Abi, address: tether, functionName: 'approve' as const },
      args: [services.contracts.router, 1n],
    })
    const { kit, page } = await setup()
    const quote = await getSwapQuote(kit, {
      ...{ amount: '10', from: tether, to: services.contracts.usd },
    })
    expect(await swap(kit, { quote })).toMatchObject({ via: 'batch' })
    expect(page.cards[0]?.tree).toHaveLength(3)
    expect(await allowed(tether)).toBe(0n)
  })

  test('behavior: without an approval nothing is batched', async () => {
    const { count, kit } = await setup()
    const quote = await getSwapQuote(kit, {
      ...{ amount: '0.1', from: 'native', to: services.contracts.usd },
    })
    expect(await swap(kit, { quote })).toMatchObject({ via: 'sequence' })
    expect(count('wallet_getCapabilities')).toBe(0)
  })

  test('behavior: another wallet is not made to upgrade the account', async () => {
    const { count, kit, quote } = await setup({ id: 'other' })
    expect(await swap(kit, { quote: await quote() })).toMatchObject({
      via: 'sequence',
    })
    expect(count('wallet_sendCalls')).toBe(0)
    expect(count('eth_sendTransaction')).toBe(2)
  })

  test.each([
    ['does not know the method', -32601],
    ['does not support the method', 4200],
  ])('behavior: a wallet that has no EIP-5792: %s', async (_, code) => {
    const { count, kit, quote } = await setup({
      id: 'injected',
      async intercept(request, send) {
        if (batchMethods.includes(request.method))
          throw Object.assign(new Error('no'), { code })
        return send(request)
      },
    })
    const result = await swap(kit, { quote: await quote() })
    expect(result).toMatchObject({ via: 'sequence' })
    expect(result.approvalHash).toBeDefined()
    expect(count('wallet_getCapabilities')).toBe(1)
    expect(count('wallet_sendCalls')).toBe(0)
    expect(count('eth_sendTransaction')).toBe(2)
  })

  test.each([
    ['no such method', { code: 4200 }],
    ['no batch after all', { code: 5760 }],
    ['the upgrade is refused', { code: 5750 }],
  ])('behavior: %s, so one after the other', async (_, failure) => {
    const { count, kit, quote } = await setup({
      async intercept(request, send) {
        if (request.method === 'wallet_sendCalls')
          throw Object.assign(new Error('no'), failure)
        return send(request)
      },
    })
    const result = await swap(kit, { quote: await quote() })
    expect(result).toMatchObject({ via: 'sequence' })
    expect(result.approvalHash).toBeDefined()
    expect(count('wallet_sendCalls')).toBe(1)
  })

  test('error: the user declines', async () => {
    const { count, kit, page, quote } = await setup()
    page.state.verdict = 'reject'
    await expect(swap(kit, { quote: await quote() })).rejects.toMatchObject({
      code: 4001,
    })
    expect(getSendJournal(kit).list()).toEqual([])
    expect(count('eth_sendTransaction')).toBe(0)
    expect(page.signed).toEqual([])
  })

  test('error: a reverted batch changes nothing', async () => {
    const { usd } = services.contracts
    await write(swapper, {
      ...{ abi: erc20Abi, address: usd, functionName: 'approve' as const },
      args: [operator, await has()],
    })
    const { kit, page, quote } = await setup()
    page.state.onCard = async () => {
      // The dollars leave between the card and the approval.
      await write(operator, {
        ...{ abi: erc20Abi, address: usd },
        ...{ args: [swapper, operator, await has()] },
        functionName: 'transferFrom' as const,
      })
    }
    await expect(swap(kit, { quote: await quote() })).rejects.toMatchObject({
      code: 'TRANSACTION_REVERTED',
    })
    expect(await allowed()).toBe(0n)
    expect(getSendJournal(kit).list()).toEqual([])
  })

  test('behavior: a lost answer is looked up, nothing is made twice', async () => {
    const { count, kit, quote } = await setup({
      async intercept(request, send) {
        const answer = await send(request)
        if (request.method === 'wallet_sendCalls') throw new Error('lost')
        return answer
      },
    })
    const before = await has()
    const result = await swap(kit, { quote: await quote() })
    expect(result).toMatchObject({ via: 'batch' })
    expect(await has()).toBe(before - parseUnits('10', 6))
    expect(count('wallet_sendCalls')).toBe(1)
  })

  test('behavior: after a reload the same swap is found, not made again', async () => {
    const storage = new Map<string, string>()
    const first = await setup({
      storage,
      async intercept(request, send) {
        const answer = await send(request)
        // The page is gone before the answer arrives.
        if (request.method === 'wallet_sendCalls') return new Promise(() => {})
        return answer
      },
    })
    const before = await has()
    void swap(first.kit, { quote: await first.quote() })
    await until(() => first.page.signed.length === 2)
    await until(async () => (await has()) < before)
    const again = await setup({ memory: first.page.memory, storage })
    const [intent] = getSendJournal(again.kit).list()
    // The chain can be ahead of what the node answers the wallet.
    await until(async () => {
      const parameters = { sendId: intent?.id ?? '' }
      const send = await getSendStatus(again.kit, parameters)
      return send?.status === 'landed'
    })
    const result = await swap(again.kit, { quote: await again.quote() })
    expect(result).toMatchObject({ via: 'batch' })
    expect(await has()).toBe(before - parseUnits('10', 6))
    expect(again.page.cards).toHaveLength(0)
    expect(getSendJournal(again.kit).list()).toEqual([])
  })

  test('behavior: two clicks are one batch', async () => {
    const { count, kit, page, quote } = await setup()
    const asked = await quote()
    const results = await Promise.all([
      swap(kit, { quote: asked }),
      swap(kit, { quote: asked }),
    ])
    expect(new Set(results.map(({ hash }) => hash)).size).toBe(1)
    expect(count('wallet_sendCalls')).toBe(1)
    expect(page.cards).toHaveLength(1)
  })

  // guard: swap lock
  test.each([
    ['of one approval', 'batch'],
    ['of which the wallet makes no batch after all', 'sequence'],
  ])('behavior: two tabs at once, %s', async (_, via) => {
    const pages = createPageLocks()
    const uninstall = pages.install()
    try {
      const storage = new Map<string, string>()
      const memory = createMemory()
      const intercept: Intercept = async (request, send) => {
        if (request.method === 'wallet_sendCalls' && via === 'sequence')
          throw Object.assign(new Error('no'), { code: 5760 })
        return send(request)
      }
      const tabs = await Promise.all(
        [1, 2].map(() => setup({ intercept, memory, storage })),
      )
      const before = await has()
      const results = await Promise.all(
        tabs.map(({ kit, quote }) =>
          pages.runAs({ hasLocks: true }, async () =>
            swap(kit, { quote: await quote() }),
          ),
        ),
      )
      expect(new Set(results.map(({ hash }) => hash)).size).toBe(1)
      expect(results.map((result) => result.via)).toEqual([via, via])
      expect(await has()).toBe(before - parseUnits('10', 6))
      const cards = tabs.flatMap(({ page }) => page.cards)
      expect(cards).toHaveLength(via === 'batch' ? 1 : 0)
      expect(getSendJournal(tabs[0]?.kit as Kit).list()).toEqual([])
    } finally {
      uninstall()
    }
  })

  test('error: not enough of the token', async () => {
    const { kit, page, quote } = await setup()
    const asked = await quote()
    await write(swapper, {
      ...{ abi: erc20Abi, functionName: 'transfer' as const },
      ...{ address: services.contracts.usd, args: [operator, await has()] },
    })
    await expect(swap(kit, { quote: asked })).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    })
    expect(page.cards).toHaveLength(0)
  })
})

async function until(isDone: () => boolean | Promise<boolean>) {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 10))
}
