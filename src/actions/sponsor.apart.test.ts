import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
  parseUnits,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { createRpc } from '../../packages/wallet/src/node/createRpc.js'
import { createWalletPage } from '../../test/setup/frame/createWalletPage.js'
import {
  createEvmClient,
  createEvmKit,
} from '../../test/setup/kit/createEvmKit.js'
import type { PaymasterOptions } from '../core/paymaster/paymaster.js'
import { getSendJournal } from '../features/payments/getSendJournal.js'
import { estimateSend } from './estimateSend.js'
import { getMaxSend } from './getMaxSend.js'
import { getSendStatus } from './getSendStatus.js'
import { getSwapQuote } from './getSwapQuote.js'
import { grantPermissions } from './grantPermissions.js'
import { pay } from './pay.js'
import { revokePermissions } from './revokePermissions.js'
import { sendToken } from './sendToken.js'
import { swap } from './swap.js'

// A process of its own: it starts the services.

const operator = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let services: Awaited<ReturnType<typeof startServices>>
let client: ReturnType<typeof createEvmClient>

beforeAll(async () => {
  // Preload: modules are compiled on demand.
  await import('./payment/payments.js')
  services = await startServices({
    ports: 'free',
    userOperations: true,
  })
  client = createEvmClient(services.chain.rpcUrl)
}, 120_000)

afterAll(() => services?.stop())

const batchMethods = [
  'personal_sign',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
]

type Intercept = NonNullable<createEvmKit.Parameters['intercept']>

/**
 * A kit whose wallet is the real wallet page with 1,000 dollars and, by
 * default, no coin. The project has the local paymaster.
 */
async function setup(
  parameters: {
    coins?: bigint
    id?: string
    intercept?: Intercept
    key?: Hex
    memory?: ReturnType<typeof createWalletPage>['memory']
    paymaster?: PaymasterOptions | undefined
    storage?: Map<string, string>
  } = {},
) {
  const { coins = 0n, id = 'ID_AUTH', intercept, memory } = parameters
  const { key = generatePrivateKey(), storage } = parameters
  const { address } = privateKeyToAccount(key)
  if (!parameters.key) {
    await services.control.fund(address)
    await client.setBalance({ address, value: coins })
  }
  await client.impersonateAccount({ address })
  const { bundler, paymaster } = services.urls
  const page = createWalletPage({
    bundlerUrls: [bundler],
    hasSmartAccounts: true,
    ...{ key, memory },
    chainIds: [31337],
    paymasters: [new URL(paymaster).origin],
    rpc: createRpc(),
    rpcUrls: [[services.chain.rpcUrl]],
  })
  const ask: Intercept = (request, send) =>
    batchMethods.includes(request.method)
      ? page.request(request.method, request.params)
      : send(request)
  const made = await createEvmKit({
    accounts: () => [address],
    id,
    intercept: (request, send) =>
      intercept
        ? intercept(request, (next) => ask(next, send))
        : ask(request, send),
    kit: {
      capabilities: { swap: ['eip155:31337'] },
      hosts: { api: services.urls.api },
      paymaster:
        'paymaster' in parameters ? parameters.paymaster : { 31337: paymaster },
      projectId: 'local',
      swapSpenders: { 'eip155:31337': [services.contracts.router] },
    },
    storage,
    url: services.chain.rpcUrl,
  })
  const count = (method: string) =>
    made.wallet.requests.filter((request) => request.method === method).length
  const pays = (amount: string, more: object = {}) =>
    sendToken(made.kit, { amount, to: bob, token: usd(), ...more })
  return { ...made, address, count, key, page, pays }
}

const usd = () => services.contracts.usd
const cent = (amount: string) => parseUnits(amount, 6)

const has = (owner: Address) =>
  client.readContract({
    abi: erc20Abi,
    address: usd(),
    functionName: 'balanceOf',
    args: [owner],
  })

const refusing =
  (code: number): Intercept =>
  (request, send) => {
    if (request.method !== 'wallet_sendCalls') return send(request)
    throw Object.assign(new Error('no'), { code })
  }

const withoutCapabilities: Intercept = async (request, send) =>
  request.method === 'wallet_getCapabilities' ? {} : send(request)

async function until(isDone: () => boolean | Promise<boolean>) {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 10))
}

describe('sendToken with a paymaster', () => {
  test('default: an account without a coin sends in one approval', async () => {
    const { address, count, kit, page, pays } = await setup()
    const before = await has(bob)
    const steps: string[] = []
    const sent = await pays('5', {
      onStep: ({ step }: { step: string }) => void steps.push(step),
    })
    expect(sent).toMatchObject({ receipt: { status: 'success' }, via: 'batch' })
    expect(await has(bob)).toBe(before + cent('5'))
    expect(await has(address)).toBe(cent('995'))
    expect(await client.getBalance({ address })).toBe(0n)
    expect(page.cards).toHaveLength(1)
    expect(JSON.stringify(page.cards[0])).toContain('Local sponsor')
    expect(count('eth_sendTransaction')).toBe(0)
    expect(steps).toEqual([
      ...['preparing', 'approving', 'confirming'],
      ...steps.slice(3, -1),
      'confirmed',
    ])
    expect(getSendJournal(kit).list()).toEqual([])
  })

  test('default: the whole balance of the coin', async () => {
    const { address, kit } = await setup({ coins: 7n })
    const before = await client.getBalance({ address: bob })
    await sendToken(kit, {
      ...{ amount: '0.000000000000000007', to: bob, token: 'native' },
    })
    expect(await client.getBalance({ address: bob })).toBe(before + 7n)
    expect(await client.getBalance({ address })).toBe(0n)
  })

  test('error: more of the coin than there is', async () => {
    const { count, kit } = await setup({ coins: 7n })
    const asked = { amount: '1', to: bob, token: 'native' }
    await expect(sendToken(kit, asked)).rejects.toMatchObject({
      ...{ code: 'INSUFFICIENT_BALANCE', sentToNetwork: 'no' },
    })
    expect(count('wallet_sendCalls')).toBe(0)
  })

  test('param: paymaster, for another network', async () => {
    const { count, pays } = await setup({
      coins: parseEther('1'),
      paymaster: { 1: 'https://paymaster.example.com' },
    })
    expect(await pays('5')).toMatchObject({ receipt: { status: 'success' } })
    expect(count('wallet_getCapabilities')).toBe(0)
    expect(count('eth_sendTransaction')).toBe(1)
  })

  test('param: paymaster, none', async () => {
    const { count, pays } = await setup({
      ...{ coins: parseEther('1'), paymaster: undefined },
    })
    await pays('5')
    expect(count('wallet_getCapabilities')).toBe(0)
    expect(count('wallet_sendCalls')).toBe(0)
  })

  test('error: paymaster is not a URL', async () => {
    const { count, pays } = await setup({
      paymaster: { 31337: { url: 'http://paymaster.example.com' } },
    })
    await expect(pays('5')).rejects.toMatchObject({
      code: 'INVALID_PARAMETER',
      parameter: 'paymaster[31337].url',
      sentToNetwork: 'no',
    })
    expect(count('wallet_sendCalls')).toBe(0)
  })

  test('behavior: context reaches the wallet', async () => {
    const { pays, wallet } = await setup({
      paymaster: { context: { policy: 'p' }, url: services.urls.paymaster },
    })
    await pays('5')
    const request = wallet.requests.find(
      ({ method }) => method === 'wallet_sendCalls',
    )
    expect(request?.params).toMatchObject([
      {
        atomicRequired: false,
        capabilities: {
          paymasterService: {
            context: { policy: 'p' },
            optional: true,
            url: services.urls.paymaster,
          },
        },
      },
    ])
  })

  test('behavior: another wallet is asked for its capabilities', async () => {
    const { count, pays } = await setup({ id: 'other' })
    expect(await pays('5')).toMatchObject({ via: 'batch' })
    expect(count('wallet_getCapabilities')).toBe(1)
  })

  test.each([
    ['has none', {}],
    ['batches, but not sponsored', { atomic: { status: 'supported' } }],
    ['says so', { paymasterService: { supported: false } }],
  ])('behavior: a wallet that cannot: %s', async (_, capabilities) => {
    const { count, pays } = await setup({
      coins: parseEther('1'),
      id: 'other',
      async intercept(request, send) {
        if (request.method !== 'wallet_getCapabilities') return send(request)
        return { '0x7a69': capabilities }
      },
    })
    const sent = await pays('5')
    expect(sent).not.toHaveProperty('via')
    expect(count('wallet_sendCalls')).toBe(0)
    expect(count('eth_sendTransaction')).toBe(1)
  })

  test.each([-32601, 4200, 5700, 5710, 5750, 5760])(
    'behavior: a wallet that refuses after all, %d: an ordinary send',
    async (code) => {
      const { count, kit, pays } = await setup({
        ...{ coins: parseEther('1'), intercept: refusing(code) },
      })
      const before = await has(bob)
      await pays('5')
      expect(await has(bob)).toBe(before + cent('5'))
      expect(count('wallet_sendCalls')).toBe(1)
      expect(count('eth_sendTransaction')).toBe(1)
      expect(getSendJournal(kit).list()).toEqual([])
    },
  )

  test('error: refused after all, and no coin for the fee', async () => {
    const { count, kit } = await setup({
      ...{ coins: 7n, intercept: refusing(5700) },
    })
    const amount = '0.000000000000000007'
    await expect(
      sendToken(kit, { amount, to: bob, token: 'native' }),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
    expect(count('eth_sendTransaction')).toBe(0)
  })

  test('behavior: a paymaster that the frame does not know pays nothing', async () => {
    const { address, page, pays } = await setup({
      coins: parseEther('1'),
      paymaster: 'https://paymaster.example.com',
    })
    expect(await pays('5')).toMatchObject({ via: 'batch' })
    expect(JSON.stringify(page.cards[0])).not.toContain('sponsor')
    expect(await client.getBalance({ address })).toBeLessThan(parseEther('1'))
  })

  test('error: the user declines', async () => {
    const { count, kit, page, pays } = await setup()
    page.state.verdict = 'reject'
    await expect(pays('5')).rejects.toMatchObject({ code: 4001 })
    expect(count('eth_sendTransaction')).toBe(0)
    expect(getSendJournal(kit).list()).toEqual([])
  })
})

describe('fees with a paymaster', () => {
  test('default: the account pays nothing', async () => {
    const { count, kit } = await setup({ coins: 7n })
    expect(await estimateSend(kit, { to: bob, token: usd() })).toEqual({
      ...{ caipNetworkId: 'eip155:31337', fee: 0n, feeText: '0' },
      isSponsored: true,
    })
    expect(await getMaxSend(kit, { to: bob, token: 'native' })).toMatchObject({
      ...{ amount: '0.000000000000000007', fee: 0n, value: 7n },
    })
    expect(count('wallet_getCapabilities')).toBe(1)
  })

  test('behavior: a wallet without it pays itself', async () => {
    const { kit } = await setup({ intercept: withoutCapabilities })
    const estimate = await estimateSend(kit, { to: bob, token: usd() })
    expect(estimate.fee).toBeGreaterThan(0n)
    expect(estimate).not.toHaveProperty('isSponsored')
  })

  test('error: paymaster is not a URL', async () => {
    const { kit } = await setup({ paymaster: 'paymaster.example.com' })
    await expect(
      estimateSend(kit, { to: bob, token: usd() }),
    ).rejects.toMatchObject({ parameter: 'paymaster' })
  })
})

describe('a fee in a token', () => {
  const inDollars = () => ({
    paymaster: { token: usd(), url: services.urls.paymaster },
  })
  /** The most that the approval lets the paymaster take. */
  const readCard = ({
    page,
  }: Pick<Awaited<ReturnType<typeof setup>>, 'page'>) =>
    Number.parseFloat(
      page.cards
        .at(-1)
        ?.rows.find(({ testId }) => testId === 'token-fee')
        ?.value.replace('at most ', '') ?? '',
    )

  test('default: what is estimated is not exceeded', async () => {
    const account = await setup(inDollars())
    const { address, kit, pays } = account
    const estimate = await estimateSend(kit, { to: bob, token: usd() })
    expect(estimate).toEqual({
      ...{ caipNetworkId: 'eip155:31337', fee: 0n, feeText: '0' },
      feeToken: {
        ...{ address: usd(), decimals: 6, symbol: 'USDL' },
        amount: expect.stringMatching(/^[\d.]+$/),
      },
    })
    const most = Number(estimate.feeToken?.amount)
    const before = await has(bob)
    expect(await pays('5')).toMatchObject({ via: 'batch' })
    expect(await has(bob)).toBe(before + cent('5'))
    const shown = readCard(account)
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThanOrEqual(most)
    // Not twice as much either.
    expect(shown).toBeGreaterThan(most / 3)
    const left = await has(address)
    expect(left).toBeLessThan(cent('995'))
    expect(left).toBeGreaterThanOrEqual(cent('995') - parseUnits(`${shown}`, 6))
    expect(await client.getBalance({ address })).toBe(0n)
  })

  test('default: all of the token, but for the fee', async () => {
    const account = await setup(inDollars())
    const { address, kit, pays } = account
    const { amount, fee } = await getMaxSend(kit, { to: bob, token: usd() })
    expect(fee).toBeUndefined()
    expect(Number(amount)).toBeLessThan(1_000)
    expect(Number(amount)).toBeGreaterThan(990)
    expect(await pays(amount)).toMatchObject({ via: 'batch' })
    expect(await has(address)).toBeLessThan(cent('10'))
  })

  test('default: the whole balance of the coin', async () => {
    const { kit } = await setup({ ...inDollars(), coins: 7n })
    expect(await getMaxSend(kit, { to: bob, token: 'native' })).toMatchObject({
      ...{ amount: '0.000000000000000007', fee: 0n },
    })
  })

  test('default: approval and swap in one, without a coin', async () => {
    const account = await setup(inDollars())
    const { address, kit, page } = account
    const quote = await getSwapQuote(kit, {
      ...{ amount: '10', from: usd(), to: 'native' },
    })
    expect(quote).toMatchObject({ feeToken: { symbol: 'USDL' } })
    expect(quote.isSponsored).toBe(false)
    expect(await swap(kit, { quote })).toMatchObject({ via: 'batch' })
    // The approval of the fee is a line, and no call of the app.
    expect(page.cards[0]?.tree).toHaveLength(2)
    expect(readCard(account)).toBeLessThanOrEqual(
      Number(quote.feeToken?.amount),
    )
    expect(await has(address)).toBeLessThan(cent('990'))
  })

  test('error: a swap that leaves too little of the token', async () => {
    const { kit } = await setup(inDollars())
    const quote = await getSwapQuote(kit, {
      ...{ amount: '1000', from: usd(), to: 'native' },
    })
    await expect(swap(kit, { quote })).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    })
  })

  test.each([
    ['has no quotes', {}],
    ['is away', undefined],
    ['quotes something else', { result: { quotes: [{ token: bob }] } }],
  ])('behavior: no amount where the paymaster %s', async (_, answer) => {
    const server = createServer((_, response) => {
      if (!answer) return response.destroy()
      return response.end(JSON.stringify(answer))
    }).listen(0, '127.0.0.1')
    try {
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const url = `http://127.0.0.1:${port}`
      const { kit } = await setup({ paymaster: { token: usd(), url } })
      const estimate = await estimateSend(kit, { to: bob, token: usd() })
      expect(estimate.feeToken).toEqual({
        ...{ address: usd(), decimals: 6, symbol: 'USDL' },
        amount: undefined,
      })
    } finally {
      server.close()
    }
  })
})

describe('permissions with a paymaster', () => {
  const day = 86_400
  const toGrant = () => ({
    expiry: Math.floor(Date.now() / 1_000) + 7 * day,
    permissions: [
      {
        type: 'erc20-recurring-allowance' as const,
        data: { allowance: 5_000_000n, period: day, token: usd() },
      },
    ],
    signer: {
      type: 'key' as const,
      data: {
        ...{ type: 'secp256k1' as const },
        publicKey: privateKeyToAccount(generatePrivateKey()).publicKey,
      },
    },
  })

  test('default: granted and revoked without a coin', async () => {
    const { address, kit, page } = await setup()
    const { context: pci } = await grantPermissions(kit, toGrant())
    expect(await client.getCode({ address })).toMatch(/^0xef0100/)
    expect(JSON.stringify(page.cards[0])).toContain('Local sponsor')
    expect(await revokePermissions(kit, { pci })).toEqual({ success: true })
    expect(JSON.stringify(page.cards[1])).toContain('Local sponsor')
    expect(await client.getBalance({ address })).toBe(0n)
  })

  test('behavior: a wallet other than the embedded one is not told', async () => {
    const { kit, wallet } = await setup({
      ...{ coins: parseEther('1'), id: 'other' },
    })
    await grantPermissions(kit, toGrant())
    const request = wallet.requests.find(
      ({ method }) => method === 'wallet_grantPermissions',
    )
    expect(JSON.stringify(request)).not.toContain('paymasterService')
  })
})

/** The page is gone before the answer arrives. */
const silent: Intercept = async (request, send) => {
  const answer = await send(request)
  return request.method === 'wallet_sendCalls' ? new Promise(() => {}) : answer
}

describe('exactly once', () => {
  test('behavior: two clicks', async () => {
    const { address, page, pays } = await setup()
    const [one, two] = await Promise.all([pays('5'), pays('5')])
    expect(one.hash).toBe(two.hash)
    expect(page.cards).toHaveLength(1)
    expect(await has(address)).toBe(cent('995'))
  })

  test('behavior: the answer is lost', async () => {
    const { address, count, pays } = await setup({
      async intercept(request, send) {
        const answer = await send(request)
        if (request.method === 'wallet_sendCalls') throw new Error('lost')
        return answer
      },
    })
    await pays('5')
    expect(await has(address)).toBe(cent('995'))
    expect(count('wallet_sendCalls')).toBe(1)
  })

  test('behavior: after a reload the same send is found', async () => {
    const storage = new Map<string, string>()
    const first = await setup({ intercept: silent, storage })
    const { address, key } = first
    void first.pays('5')
    await until(async () => (await has(address)) === cent('995'))
    const { memory } = first.page
    const again = await setup({ key, memory, storage })
    const [intent] = getSendJournal(again.kit).list()
    await until(async () => {
      const sendId = intent?.id ?? ''
      return (await getSendStatus(again.kit, { sendId }))?.status === 'landed'
    })
    expect(await again.pays('5')).toMatchObject({ via: 'batch' })
    expect(again.page.cards).toHaveLength(0)
    expect(await has(address)).toBe(cent('995'))
    expect(getSendJournal(again.kit).list()).toEqual([])
    // A third one is another payment.
    await again.pays('5')
    expect(await has(address)).toBe(cent('990'))
  })

  test('behavior: after a reload without a paymaster it is still found', async () => {
    const storage = new Map<string, string>()
    const first = await setup({ intercept: silent, storage })
    const { address, key } = first
    void first.pays('5')
    await until(async () => (await has(address)) === cent('995'))
    const { memory } = first.page
    const again = await setup({ key, memory, paymaster: undefined, storage })
    await again.pays('5')
    expect(again.count('eth_sendTransaction')).toBe(0)
    expect(await has(address)).toBe(cent('995'))
  })

  test('param: resend hands over the same ID', async () => {
    const storage = new Map<string, string>()
    const first = await setup({ intercept: silent, storage })
    const { address, key, page } = first
    void first.pays('5')
    await until(async () => (await has(address)) === cent('995'))
    // The wallet does not say what it knows, until it is asked to send again.
    let isMute = true
    const again = await setup({
      ...{ key, memory: page.memory, storage },
      async intercept(request, send) {
        if (request.method === 'wallet_sendCalls') isMute = false
        if (request.method === 'wallet_getCallsStatus' && isMute)
          throw new Error('not now')
        return send(request)
      },
    })
    const [intent] = getSendJournal(again.kit).list()
    await again.pays('5', { resend: true })
    const asked = again.wallet.requests.find(
      ({ method }) => method === 'wallet_sendCalls',
    )
    expect(asked?.params).toMatchObject([{ id: intent?.callsId }])
    expect(again.page.cards).toHaveLength(0)
    expect(await has(address)).toBe(cent('995'))
    expect(getSendJournal(again.kit).list()).toEqual([])
  })

  test('behavior: an open ordinary send is not made again as a batch', async () => {
    const storage = new Map<string, string>()
    const first = await setup({
      coins: parseEther('1'),
      ...{ paymaster: undefined, storage },
      async intercept(request, send) {
        const answer = await send(request)
        return request.method === 'eth_sendTransaction'
          ? new Promise(() => {})
          : answer
      },
    })
    const { address, key } = first
    void first.pays('5')
    await until(async () => (await has(address)) === cent('995'))
    const again = await setup({ key, storage })
    await again.pays('5')
    expect(again.count('wallet_sendCalls')).toBe(0)
    expect(await has(address)).toBe(cent('995'))
  })

  test('error: a reverted operation has sent nothing', async () => {
    const { address, kit, page, pays } = await setup()
    const failure = await revert({ address, page, pays })
    expect(failure).toMatchObject({ code: 'TRANSACTION_REVERTED' })
    expect(getSendJournal(kit).list()).toEqual([])
    const hash = failure.details as Hex
    // The transaction around it succeeds.
    const { status } = await client.getTransactionReceipt({ hash })
    expect(status).toBe('success')
  })
})

/** Sends, while the dollars leave between the card and the approval. */
async function revert({
  address,
  page,
  pays,
}: Pick<Awaited<ReturnType<typeof setup>>, 'address' | 'page' | 'pays'>) {
  // Upgraded, so that its own transaction does not disturb the operation.
  await pays('1')
  await client.setBalance({ address, value: parseEther('1') })
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, await has(address)],
  })
  page.state.onCard = async () => {
    page.state.onCard = undefined
    await client.sendTransaction({ account: address, data, to: usd() })
    await client.waitForTransactionReceipt({
      hash: (await client.getBlock()).transactions[0] as Hex,
    })
  }
  return pays('5').then(
    () => expect.unreachable(),
    (error: { code: string; details: string }) => error,
  )
}

describe('pay with a paymaster', () => {
  const order = () => ({
    amount: '5',
    paymentAsset: {
      asset: usd(),
      metadata: { decimals: 6, name: 'USD Coin', symbol: 'USDC' },
      network: 'eip155:31337',
    } as never,
    recipient: bob,
  })

  test('default', async () => {
    const { address, kit, page } = await setup()
    const result = await pay(kit, { ...order(), id: 'order-1' })
    expect(result).toMatchObject({ success: true })
    expect(page.cards).toHaveLength(1)
    expect(await pay(kit, { ...order(), id: 'order-1' })).toEqual(result)
    expect(await has(address)).toBe(cent('995'))
  })

  test('behavior: a payment whose hash was kept is not made again', async () => {
    const { address, storage, again } = await interrupt()
    const result = await pay(again.kit, { ...order(), id: 'order-2' })
    expect(result.success).toBe(true)
    expect(again.page.cards).toHaveLength(0)
    expect(await has(address)).toBe(cent('995'))
    expect(storage.get('latchkey.payIntents')).toContain('"success"')
  })

  test('behavior: a reverted operation is no payment, though its transaction succeeds', async () => {
    const { again } = await interrupt({ isReverted: true })
    await client.writeContract({
      abi: erc20Abi,
      account: operator,
      address: usd(),
      args: [again.address, cent('10')],
      functionName: 'transfer',
    })
    const before = await has(bob)
    const result = await pay(again.kit, { ...order(), id: 'order-2' })
    expect(result).toMatchObject({ success: true })
    expect(again.page.cards).toHaveLength(1)
    expect(await has(bob)).toBe(before + cent('5'))
  })

  /** Pays, and reloads with the journal as it was before the outcome. */
  async function interrupt({ isReverted = false } = {}) {
    const storage = new Map<string, string>()
    const first = await setup({ storage })
    const { address, key, page } = first
    let intents = ''
    await pay(first.kit, {
      ...{ ...order(), id: 'order-2' },
      onStep({ step }) {
        const kept = storage.get('latchkey.payIntents') ?? ''
        if (step === 'confirmed') intents ||= kept
      },
    })
    const paid = /0x[0-9a-f]{64}/.exec(intents)?.[0] ?? ''
    const hash = isReverted ? (await revert(first)).details : paid
    storage.set(
      'latchkey.payIntents',
      intents.replaceAll(paid, hash).replace('"isSent":true', '"isSent":false'),
    )
    const again = await setup({ key, memory: page.memory, storage })
    return { address, again, storage }
  }
})

describe('swap with a paymaster', () => {
  test('default: approval and swap in one, without a coin', async () => {
    const { address, count, kit, page } = await setup()
    const quote = await getSwapQuote(kit, {
      ...{ amount: '10', from: usd(), to: 'native' },
    })
    expect(quote.isSponsored).toBe(true)
    const result = await swap(kit, { quote })
    expect(result).toMatchObject({ via: 'batch' })
    expect(page.cards[0]?.tree).toHaveLength(2)
    expect(count('wallet_sendCalls')).toBe(1)
    expect(await has(address)).toBe(cent('990'))
    // All of it is left: the app has paid the fee.
    expect(await client.getBalance({ address })).toBeGreaterThanOrEqual(
      parseUnits(quote.minimumReceived, 18),
    )
  })

  test('default: the whole balance of the coin', async () => {
    const { address, kit } = await setup({ coins: parseEther('0.1') })
    const quote = await getSwapQuote(kit, {
      ...{ amount: '0.1', from: 'native', to: usd() },
    })
    expect(quote).toMatchObject({ isSponsored: true, max: '0.1' })
    expect(await swap(kit, { quote })).toMatchObject({ via: 'batch' })
    expect(await client.getBalance({ address })).toBe(0n)
  })
})
