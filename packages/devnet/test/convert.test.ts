import {
  type Address,
  createTestClient,
  createWalletClient,
  decodeFunctionData,
  defineChain,
  erc20Abi,
  formatUnits,
  type Hex,
  http,
  maxUint256,
  parseEther,
  parseUnits,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { routerAbi } from '../src/chain/uniswapAbi.js'
import { fetchLocal } from './fetchLocal.js'
import { setupServices } from './setupServices.js'

const { api, get, post, walletUrl } = setupServices()

const network = 'eip155:31337'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const account = privateKeyToAccount(generatePrivateKey())
const user = `${network}:${account.address}`

type Name = 'native' | 'usd' | 'gold' | 'tether' | 'weth'
type Tx = {
  from: string
  to: string
  data: Hex
  amount: string
  value: string
  eip155: { gas: string | number; gasPrice: string }
}

const addressOf = (name: Name): Address =>
  name === 'native' ? native : get().tokens[name].address
const idOf = (name: Name) => `${network}:${addressOf(name)}`

async function ask(path: string, query: Record<string, string | undefined>) {
  const given = Object.entries({ projectId: 'local', ...query }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const response = await api(
    `/v1/convert/${path}?${new URLSearchParams(given)}`,
  )
  return { status: response.status, body: await response.json() }
}

const quote = (from: Name, to: Name, amount: bigint, more = {}) =>
  ask('quotes', {
    amount: amount.toString(),
    userAddress: account.address,
    from: idOf(from),
    to: idOf(to),
    ...more,
  })

async function build(from: Name, to: Name, amount: bigint, more = {}) {
  const response = await post(
    `${get().urls.api}/v1/convert/build-transaction`,
    {
      amount: amount.toString(),
      eip155: { slippage: 1 },
      projectId: 'local',
      from: idOf(from),
      to: idOf(to),
      userAddress: user,
      disableEstimate: true,
      ...more,
    },
  )
  return { status: response.status, body: await response.json() }
}

function createWallet() {
  const { id, rpcUrl } = get().chain
  return createWalletClient({
    account,
    cacheTime: 0,
    chain: defineChain({
      id,
      name: 'Anvil',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    pollingInterval: 20,
    transport: http(),
  }).extend(publicActions)
}

const plain = (id: string) => id.split(':')[2] as Address

/** Signs what the API has built, as it is; gives what the fee was. */
async function run(tx: Tx) {
  const wallet = createWallet()
  const hash = await wallet.sendTransaction({
    to: plain(tx.to),
    data: tx.data,
    value: BigInt(tx.amount ?? tx.value),
    gas: BigInt(tx.eip155.gas),
  })
  const receipt = await wallet.waitForTransactionReceipt({
    checkReplacement: false,
    hash,
  })
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  return { fee, status: receipt.status }
}

function readBalance(name: Name) {
  const wallet = createWallet()
  if (name === 'native') return wallet.getBalance(account)
  return wallet.readContract({
    address: addressOf(name),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account.address],
  })
}

async function approve(name: Name) {
  const { body } = await ask('build-approve', {
    userAddress: user,
    from: idOf(name),
    to: idOf('native'),
  })
  expect((await run(body.tx)).status).toBe('success')
}

async function readPrice(name: Name) {
  const response = await post(`${get().urls.api}/v1/fungible/price`, {
    currency: 'usd',
    addresses: [idOf(name)],
    projectId: 'local',
  })
  const { fungibles } = await response.json()
  return fungibles[0]?.price as number | undefined
}

beforeAll(async () => {
  await get().control.fund(account.address)
})

describe('tokens', () => {
  test('default', async () => {
    const { body } = await ask('tokens', { chainId: network })
    const { tokens } = get()
    expect(body.tokens).toEqual(
      [
        ['Ether', 'ETH', native, 18],
        ['Local Dollar', 'USDL', tokens.usd.address, 6],
        ['Local Tether', 'USDN', tokens.tether.address, 6],
        ['Local Gold', 'GOLD', tokens.gold.address, 18],
        ['Wrapped Ether', 'WETH', tokens.weth.address, 18],
      ].map(([name, symbol, address, decimals]) => ({
        name,
        symbol,
        address: `${network}:${address}`,
        decimals,
        logoUri: `${walletUrl()}/icons/${String(symbol).toLowerCase()}.svg`,
        eip2612: false,
      })),
    )
    for (const { logoUri } of body.tokens)
      expect((await fetchLocal(logoUri)).headers.get('content-type')).toContain(
        'image/svg',
      )
  })

  test('behavior: none on a network without pools', async () => {
    const { body } = await ask('tokens', { chainId: 'eip155:31338' })
    expect(body).toEqual({ tokens: [] })
  })

  test('behavior: all of them have a price, in any case of letters', async () => {
    for (const name of ['native', 'usd', 'tether', 'gold', 'weth'] as const)
      expect(await readPrice(name)).toBeGreaterThan(0)
    const response = await post(`${get().urls.api}/v1/fungible/price`, {
      currency: 'usd',
      addresses: [
        `${network}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`,
        `${network}:${addressOf('gold').toLowerCase()}`,
      ],
      projectId: 'local',
    })
    const { fungibles } = await response.json()
    expect(fungibles).toMatchObject([
      { symbol: 'ETH', price: 2500 },
      { symbol: 'GOLD', price: 40 },
    ])
  })

  test.each([undefined, '', 'eip155:1', '31337'])(
    'error: %s is no network here',
    async (chainId) => {
      const { body, status } = await ask('tokens', { chainId })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        status: 'FAILED',
        reasons: [{ name: 'chainId', description: 'Unknown chainId' }],
      })
    },
  )
})

describe('quotes', () => {
  const readOut = (amount: bigint, path: Name[]) =>
    createWallet().readContract({
      address: get().contracts.router,
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [amount, path.map(addressOf)],
    })

  test('default', async () => {
    const amount = parseUnits('100', 6)
    const { body } = await quote('usd', 'gold', amount, { gasPrice: '1' })
    const amounts = await readOut(amount, ['usd', 'gold'])
    expect(body.quotes).toEqual([
      {
        id: null,
        fromAmount: '100000000',
        fromAccount: idOf('usd'),
        toAmount: amounts[1]?.toString(),
        toAccount: idOf('gold'),
      },
    ])
    // 2.5 at the pool's price, less its fee of 0.3 %.
    expect(
      Number(formatUnits(BigInt(body.quotes[0].toAmount), 18)),
    ).toBeCloseTo(2.4925, 3)
  })

  test('behavior: by way of the dollar where there is no pool', async () => {
    const amount = parseEther('1')
    const { body } = await quote('native', 'gold', amount)
    const amounts = await readOut(amount, ['weth', 'usd', 'gold'])
    expect(body.quotes[0].toAmount).toBe(amounts[2]?.toString())
  })

  test.each([
    ['usd', 10n ** 13n],
    ['usd', maxUint256],
    ['native', parseEther('2001')],
  ] as const)('error: the pools cannot do %s %s', async (from, amount) => {
    const { body, status } = await quote(from, 'gold', amount)
    expect(status).toBe(400)
    expect(body.reasons[0].description).toContain('insufficient liquidity')
  })

  test.each([
    ['gold', 'usd'],
    ['tether', 'gold'],
  ] as const)(
    'error: so little %s that no %s comes of it',
    async (from, to) => {
      const { body, status } = await quote(from, to, 1n)
      expect(status).toBe(400)
      expect(body.reasons[0].description).toContain('insufficient liquidity')
    },
  )

  test('error: the coin and its wrapped form have no pool', async () => {
    const { body } = await quote('native', 'weth', 1n)
    expect(body.reasons[0].description).toContain('insufficient liquidity')
  })

  test.each([
    ['amount', '0'],
    ['amount', '-1'],
    ['amount', '1.5'],
    ['amount', '1e3'],
    ['amount', '0x10'],
    ['amount', (maxUint256 + 1n).toString()],
    ['amount', undefined],
    ['userAddress', undefined],
    ['userAddress', user],
    ['gasPrice', 'cheap'],
    ['from', undefined],
    ['from', native],
    ['from', `eip155:1:${native}`],
    ['from', `eip155:31338:${native}`],
    ['from', `${network}:${native}:x`],
    ['from', `${network}:${account.address}`],
    ['to', `${network}:${native}`],
    ['to', `solana:localnet:${native}`],
  ])('error: %s is %s', async (name, value) => {
    const { body, status } = await quote('native', 'usd', 1_000n, {
      [name]: value,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 'FAILED', reasons: [{ name }] })
  })

  test('error: no project', async () => {
    expect((await quote('usd', 'gold', 1n, { projectId: '' })).status).toBe(401)
  })
})

describe('allowance and approve', () => {
  const allowance = (name: Name) =>
    ask('allowance', { tokenAddress: idOf(name), userAddress: user })

  test('default', async () => {
    expect((await allowance('gold')).body).toEqual({ allowance: '0' })
    const { body } = await ask('build-approve', {
      userAddress: user,
      from: idOf('gold'),
      to: idOf('usd'),
    })
    expect(body.tx).toMatchObject({ from: user, to: idOf('gold'), value: '0' })
    expect(body.tx.eip155.gas).toBeTypeOf('number')
    expect(BigInt(body.tx.eip155.gasPrice)).toBeGreaterThan(0n)
    expect(decodeFunctionData({ abi: erc20Abi, data: body.tx.data })).toEqual({
      functionName: 'approve',
      args: [get().contracts.router, maxUint256],
    })
    await run(body.tx)
    expect((await allowance('gold')).body.allowance).toBe(maxUint256.toString())
  })

  test('behavior: the native coin needs none', async () => {
    expect((await allowance('native')).body.allowance).toBe(
      maxUint256.toString(),
    )
    const { body, status } = await ask('build-approve', {
      userAddress: user,
      from: idOf('native'),
      to: idOf('usd'),
    })
    expect([status, body.reasons[0].name]).toEqual([400, 'from'])
  })

  test('error: inputs', async () => {
    const owner = await ask('allowance', {
      tokenAddress: idOf('usd'),
      userAddress: account.address,
    })
    expect([owner.status, owner.body.reasons[0].name]).toEqual([
      400,
      'userAddress',
    ])
    const token = await ask('allowance', { userAddress: user })
    expect([token.status, token.body.reasons[0].name]).toEqual([
      400,
      'tokenAddress',
    ])
  })
})

describe('gas price', () => {
  test('default', async () => {
    const { body } = await ask('gas-price', { chainId: network })
    const { fast, instant, standard } = body
    expect(BigInt(standard)).toBeGreaterThan(0n)
    expect(BigInt(fast)).toBe((BigInt(standard) * 5n) / 4n)
    expect(BigInt(instant)).toBe((BigInt(standard) * 3n) / 2n)
  })

  test('error: another network', async () => {
    const { status } = await ask('gas-price', { chainId: 'eip155:31338' })
    expect(status).toBe(400)
  })
})

describe('build transaction', () => {
  test('default', async () => {
    const amount = parseEther('1')
    const { body: quoted } = await quote('native', 'usd', amount)
    const { body } = await build('native', 'usd', amount)
    const [ether, dollars] = await Promise.all([
      readBalance('native'),
      readBalance('usd'),
    ])
    const { tx } = body
    expect(tx).toMatchObject({
      from: user,
      to: `${network}:${get().contracts.router}`,
      amount: amount.toString(),
    })
    const toAmount = BigInt(quoted.quotes[0].toAmount)
    const { timestamp } = await createWallet().getBlock({ blockTag: 'pending' })
    const call = decodeFunctionData({ abi: routerAbi, data: tx.data })
    expect(call.functionName).toBe('swapExactETHForTokens')
    expect(call.args?.slice(0, 3)).toEqual([
      (toAmount * 99n) / 100n,
      [addressOf('weth'), addressOf('usd')],
      account.address,
    ])
    const left = Number(call.args?.[3]) - Number(timestamp)
    expect(left).toBeGreaterThan(1_190)
    expect(left).toBeLessThanOrEqual(1_200)
    const { fee, status } = await run(tx)
    expect(status).toBe('success')
    expect(await readBalance('native')).toBe(ether - amount - fee)
    expect(await readBalance('usd')).toBe(dollars + toAmount)
  })

  test.each([
    ['usd', 'gold', '100', 'swapExactTokensForTokens'],
    ['usd', 'native', '200', 'swapExactTokensForETH'],
    ['tether', 'native', '10', 'swapExactTokensForETH'],
    ['gold', 'tether', '3', 'swapExactTokensForTokens'],
    ['native', 'tether', '0.01', 'swapExactETHForTokens'],
  ] as const)('behavior: %s to %s', async (from, to, text, functionName) => {
    if (from !== 'native' && from !== 'gold') {
      const { body } = await ask('allowance', {
        tokenAddress: idOf(from),
        userAddress: user,
      })
      if (body.allowance === '0') await approve(from)
    }
    const decimals = from === 'native' ? 18 : get().tokens[from].decimals
    const amount = parseUnits(text, decimals)
    const { body: quoted } = await quote(from, to, amount)
    const { body } = await build(from, to, amount)
    expect(
      decodeFunctionData({ abi: routerAbi, data: body.tx.data }),
    ).toMatchObject({ functionName })
    const before = [await readBalance(from), await readBalance(to)] as const
    const { fee, status } = await run(body.tx)
    expect(status).toBe('success')
    const toAmount = BigInt(quoted.quotes[0].toAmount)
    const [paid, received] = [
      before[0] - (await readBalance(from)),
      (await readBalance(to)) - before[1],
    ]
    expect(paid).toBe(from === 'native' ? amount + fee : amount)
    expect(received).toBe(to === 'native' ? toAmount - fee : toAmount)
  })

  test('behavior: a pool that moves past the slippage costs nothing', async () => {
    const amount = parseEther('0.1')
    const { body } = await build('native', 'gold', amount)
    await get().control.movePool({ token: 'gold', percent: 2 })
    const before = await readBalance('gold')
    expect((await run(body.tx)).status).toBe('reverted')
    expect(await readBalance('gold')).toBe(before)
    const wide = { eip155: { slippage: 3 } }
    const again = await build('native', 'gold', amount, wide)
    await get().control.movePool({ token: 'gold', percent: 2 })
    expect((await run(again.body.tx)).status).toBe('success')
    await get().control.restorePool({ token: 'gold' })
  })

  test('param: slippage', async () => {
    const amount = parseUnits('33.333333', 6)
    const { body: quoted } = await quote('usd', 'gold', amount)
    const toAmount = BigInt(quoted.quotes[0].toAmount)
    for (const [slippage, points] of [
      [undefined, 9_900n],
      [0, 10_000n],
      [0.05, 9_995n],
      [12.34, 8_766n],
    ] as const) {
      const { body } = await build('usd', 'gold', amount, {
        eip155: { slippage },
      })
      const call = decodeFunctionData({ abi: routerAbi, data: body.tx.data })
      expect(call.args?.[1]).toBe((toAmount * points) / 10_000n)
    }
  })

  test('behavior: the deadline is by the clock of the chain', async () => {
    await createTestClient({
      mode: 'anvil',
      transport: http(get().chain.rpcUrl),
    }).increaseTime({ seconds: 86_400 })
    const { body } = await build('native', 'usd', parseEther('0.1'))
    const { args } = decodeFunctionData({ abi: routerAbi, data: body.tx.data })
    const left = Number(args?.[3]) - Date.now() / 1_000
    expect(left).toBeGreaterThan(86_400 + 1_190)
    expect((await run(body.tx)).status).toBe('success')
  })

  test('param: disableEstimate', async () => {
    const amount = parseEther('0.1')
    const estimate = { disableEstimate: false }
    const real = await build('native', 'usd', amount, estimate)
    expect(Number(real.body.tx.eip155.gas)).toBeLessThan(200_000)
    const poor = await build('native', 'usd', parseEther('1000'), estimate)
    expect(poor.status).toBe(400)
    expect(poor.body.reasons[0].description).toContain('insufficient balance')
  })

  test.each([
    ['amount', '0'],
    ['amount', 5],
    ['eip155', { slippage: -1 }],
    ['eip155', { slippage: 51 }],
    ['eip155', { slippage: 0.001 }],
    ['eip155', { slippage: '1' }],
    ['userAddress', account.address],
    ['userAddress', `${network}:${account.address.slice(0, -1)}`],
    ['from', undefined],
    ['to', `eip155:31338:${native}`],
    ['disableEstimate', 'no'],
  ])('error: %s is %j', async (name, value) => {
    const { body, status } = await build('usd', 'gold', 1_000n, {
      [name]: value,
    })
    expect(status).toBe(400)
    expect(body.reasons[0].description).toBeTypeOf('string')
  })

  test('error: no project', async () => {
    const { status } = await build('usd', 'gold', 1n, { projectId: undefined })
    expect(status).toBe(401)
  })
})

describe('pools', () => {
  const control = (body: unknown) =>
    post(`${get().urls.mailbox}/control/pool`, body)

  test.each([
    ['gold', 10],
    ['gold', -10],
    ['weth', -40],
    ['weth', 300],
    ['tether', -5],
  ] as const)('default: %s moves by %s %%', async (token, percent) => {
    const before = (await readPrice(token)) ?? 0
    await get().control.movePool({ token, percent })
    const after = (await readPrice(token)) ?? 0
    expect(after / before).toBeCloseTo(1 + percent / 100, 4)
    await get().control.restorePool({ token })
    const prices = { gold: 40, weth: 2500, tether: 1 }
    expect(await readPrice(token)).toBeCloseTo(prices[token], 6)
  })

  test('behavior: a drained pool, and the same one again', async () => {
    const amount = parseUnits('1', 6)
    const { body: before } = await quote('usd', 'gold', amount)
    expect((await control({ token: 'gold', action: 'drain' })).status).toBe(200)
    const drained = await quote('usd', 'gold', amount)
    expect(drained.status).toBe(400)
    expect(drained.body.reasons[0].description).toContain(
      'insufficient liquidity',
    )
    expect((await build('usd', 'gold', amount)).status).toBe(400)
    expect(await readPrice('gold')).toBeUndefined()
    expect((await quote('usd', 'native', amount)).status).toBe(200)
    await control({ token: 'gold', action: 'restore' })
    expect((await quote('usd', 'gold', amount)).body).toEqual(before)
  })

  test('behavior: moved by another process', async () => {
    const moved = { token: 'weth', action: 'move', percent: 25 }
    expect((await control(moved)).status).toBe(200)
    expect(await readPrice('native')).toBeCloseTo(3125, 1)
    await control({ token: 'weth', action: 'restore' })
  })

  test.each([
    { token: 'usd', action: 'drain' },
    { token: 'gold', action: 'burn' },
    { token: 'gold', action: 'move' },
    { token: 'gold', action: 'move', percent: 0 },
    { token: 'gold', action: 'move', percent: -100 },
    { token: 'gold', action: 'drain', percent: 1 },
  ])('error: %j', async (body) => {
    expect((await control(body)).status).toBe(400)
  })
})
