import { erc20Abi, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { createDevWallet } from '../src/chain/createDevWallet.js'
import { setupServices } from './setupServices.js'

const { api, get, post } = setupServices()

const addressOf = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`
const solanaAddress = 'HSFDVL8W1gyaWK6mWSQWF97KDu5UrSRqNT4gmvMtsh35'

type Options = {
  purchaseCurrencies: {
    id: string
    symbol: string
    networks: { chain_id: string; contract_address: string }[]
  }[]
  paymentCurrencies: { id: string; payment_method_limits: unknown[] }[]
}

const readOptions = async (): Promise<Options> =>
  (await api('/v1/onramp/options?projectId=local')).json()

async function readQuote(symbol: string, amount: string, payment = 'USD') {
  const { paymentCurrencies, purchaseCurrencies } = await readOptions()
  const response = await post(`${get().urls.api}/v1/onramp/quote`, {
    projectId: 'local',
    purchaseCurrency: purchaseCurrencies.find((x) => x.symbol === symbol),
    paymentCurrency: paymentCurrencies.find((x) => x.id === payment),
    amount,
    network: symbol,
  })
  return { status: response.status, body: await response.json() }
}

/** Opens an order as an app does; gives the address of its page. */
async function open(address: string, assets: string[], rest = {}) {
  const body = {
    destinationWallets: [{ address, blockchains: ['anvil'], assets }],
    partnerUserId: 'local',
    defaultExperience: 'buy',
    ...rest,
  }
  const url = `${get().urls.api}/v1/generators/onrampurl?projectId=local`
  const response = await post(url, body)
  return { status: response.status, body: await response.json() }
}

/** Presses the button of an order's page, as a browser sends the form. */
async function buy(url: string, fields: Record<string, string> = {}) {
  const page = await (await fetch(url)).text()
  const [, asset = ''] = /name="asset" value="([^"]+)"/.exec(page) ?? []
  const [, amount = ''] = /name="amount"[^>]+value="([^"]+)"/.exec(page) ?? []
  const form = { amount, asset, currency: 'USD', method: 'card', ...fields }
  return fetch(url, { method: 'POST', body: new URLSearchParams(form) })
}

const wallet = () => {
  const [chain] = get().chains
  if (!chain) throw new Error('no chain')
  return createDevWallet(chain)
}

const dollarsOf = (address: `0x${string}`) =>
  wallet().readContract({
    address: get().tokens.usd.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })

test('default: options', async () => {
  const options = await readOptions()
  const symbols = options.purchaseCurrencies.map(({ symbol }) => symbol)
  expect(symbols).toEqual(['USDL', 'ETH', 'SOL'])
  expect(options.purchaseCurrencies[0]?.networks).toMatchObject([
    { chain_id: '31337', contract_address: get().tokens.usd.address },
  ])
  const native = options.purchaseCurrencies[1]?.networks[0]
  expect(native).toMatchObject({ chain_id: '31337', contract_address: '' })
  expect(options.paymentCurrencies).toEqual(
    ['USD', 'EUR'].map((id) => ({
      id,
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    })),
  )
})

test('default: quotes from the prices of the pools', async () => {
  const { body } = await readQuote('ETH', '100')
  expect(body).toEqual({
    quoteId: expect.any(String),
    purchaseAmount: { amount: '0.0394', currency: 'ETH' },
    paymentTotal: { amount: '100.00', currency: 'USD' },
    paymentSubtotal: { amount: '98.50', currency: 'USD' },
    coinbaseFee: { amount: '1.00', currency: 'USD' },
    networkFee: { amount: '0.50', currency: 'USD' },
  })
  const euros = await readQuote('USDL', '99.99', 'EUR')
  expect(euros.body.purchaseAmount.amount).toBe('108.339')
  const sol = await readQuote('SOL', '100')
  expect(sol.body.purchaseAmount.amount).toBe('0.656666')
})

test.each([
  ['9.99', 'BELOW_LIMIT', '10.00'],
  ['25000.01', 'ABOVE_LIMIT', '25000.00'],
  ['10.001', 'INVALID_AMOUNT'],
  ['1e3', 'INVALID_AMOUNT'],
  ['-20', 'INVALID_AMOUNT'],
  ['', 'INVALID_AMOUNT'],
])('error: a quote for %s', async (amount, code, limit?: string) => {
  const { body, status } = await readQuote('ETH', amount)
  expect(status).toBe(400)
  expect(body.code).toBe(code)
  if (limit) expect([body.min, body.max]).toContain(limit)
})

test('default: a purchase credits what was shown, and once', async () => {
  const address = addressOf('a')
  const { url } = (await open(address, ['USDC'])).body
  expect(new URL(url).origin).toBe(get().urls.onramp)
  const page = await fetch(url)
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  )
  expect(await page.text()).toContain('98.5 USDL')
  // A double click, and the same form sent again after it was bought.
  const [first, second] = await Promise.all([buy(url), buy(url)])
  expect([first.status, second.status]).toEqual([200, 200])
  const result = await first.text()
  expect(result).toContain('Purchase complete')
  expect(result).toContain('98.5 USDL')
  expect(await second.text()).toBe(result)
  const [, asset = ''] = /"id":"([^"]+)"/.exec(
    JSON.stringify((await readOptions()).purchaseCurrencies),
  ) as RegExpExecArray
  await buy(url, { asset, amount: '500' })
  expect(await (await fetch(url)).text()).toBe(result)
  expect(await dollarsOf(address)).toBe(parseUnits('98.5', 6))
})

test('behavior: ether and SOL are credited to the unit', async () => {
  const address = addressOf('b')
  const ether = (await open(address, ['ETH'], { presetFiatAmount: '250' })).body
  await buy(ether.url)
  const balance = await wallet().getBalance({ address })
  expect(balance).toBe(parseUnits('0.0985', 18))
  const sol = (await open(solanaAddress, [], { presetFiatAmount: 150 })).body
  await buy(sol.url, { method: 'ach_bank_account' })
  const account = `/v1/account/${solanaAddress}/balance`
  const answer = await api(`${account}?projectId=local&chainId=solana:localnet`)
  const { balances } = await answer.json()
  expect(balances[0].quantity.numeric).toBe('0.985')
})

test('behavior: history of the provider holds its purchases alone', async () => {
  const address = addressOf('7')
  const { url } = (await open(address, ['USDC'])).body
  await buy(url)
  const value = parseUnits('1', 18)
  const gift = await wallet().sendTransaction({ to: address, value })
  await wallet().waitForTransactionReceipt({ hash: gift })
  const read = async (query = '') => {
    const path = `/v1/account/${address}/history?projectId=local${query}`
    const { data } = await (await api(path)).json()
    return data.map(
      ({ metadata }: { metadata: { hash: string } }) => metadata.hash,
    )
  }
  const all = await read()
  expect(all).toHaveLength(2)
  expect(await read('&onramp=coinbase')).toEqual(
    all.filter((hash: string) => hash !== gift),
  )
})

test('behavior: of two addresses for a coin the first one counts', async () => {
  const body = { blockchains: [], assets: ['ETH', 'USDC'] }
  const destinationWallets = [addressOf('1'), addressOf('2')].map(
    (address) => ({
      ...body,
      address,
    }),
  )
  const { url } = (await open('', [], { destinationWallets })).body
  expect(await (await fetch(url)).text()).not.toContain(addressOf('2'))
  await buy(url)
  expect(await dollarsOf(addressOf('1'))).toBe(parseUnits('98.5', 6))
})

test('behavior: the prices of an order stay, and it gets too old', async () => {
  const { url } = (await open(addressOf('c'), ['ETH'])).body
  const options = await readOptions()
  const asset = options.purchaseCurrencies[1]?.id ?? ''
  const fields = { amount: '7500', asset, currency: 'USD', method: 'card' }
  const ask = async (rest = {}) => {
    const query = new URLSearchParams({ ...fields, ...rest })
    const response = await fetch(`${url}/quote?${query}`)
    return response.json()
  }
  expect(await ask()).toMatchObject({ bought: '2.955 ETH' })
  await get().control.movePool({ token: 'weth', percent: 10 })
  expect(await ask()).toMatchObject({ bought: '2.955 ETH' })
  expect(await ask({ amount: '7500.01' })).toMatchObject({
    code: 'ABOVE_LIMIT',
    max: '7500.00',
  })
  const bank = { amount: '7500.01', method: 'ach_bank_account' }
  expect(await ask(bank)).toHaveProperty('bought')
  get().control.advance(15 * 60_000 + 1)
  expect((await fetch(url)).status).toBe(404)
  expect((await buy(url, fields)).status).toBe(404)
  expect(await wallet().getBalance({ address: addressOf('c') })).toBe(0n)
})

test('behavior: a link with a query leads to an order', async () => {
  const address = addressOf('d')
  const link = new URL(get().urls.onramp)
  const fields = {
    publicKey: 'any',
    destinationCurrencyCode: 'USDC',
    walletAddress: address,
    externalCustomerId: 'local',
  }
  for (const [name, value] of Object.entries(fields))
    link.searchParams.set(name, value)
  const page = await fetch(link)
  expect(new URL(page.url).pathname).toMatch(/^\/order\/[0-9a-f]{32}$/)
  for (const [sheet] of (await page.text()).matchAll(/[^"]+\.css/g))
    expect((await fetch(new URL(sheet, page.url))).status).toBe(200)
  await buy(page.url)
  expect(await dollarsOf(address)).toBe(parseUnits('98.5', 6))
  const status = async (name: string, value: string, append = false) => {
    const other = new URL(link)
    if (append) other.searchParams.append(name, value)
    else other.searchParams.set(name, value)
    return (await fetch(other)).status
  }
  expect(await status('walletAddress', addressOf('e'), true)).toBe(400)
  expect(await status('walletAddress', solanaAddress)).toBe(400)
  expect(await status('walletAddress', '"><script>')).toBe(400)
  expect(await status('destinationCurrencyCode', 'SOL')).toBe(400)
  expect(await status('externalCustomerId', 'nobody')).toBe(400)
  expect(await status('publicKey', '')).toBe(400)
})

test('error: what is not sold, and forms of other pages', async () => {
  expect((await open(addressOf('f'), ['SOL'])).status).toBe(400)
  expect((await open('ada', [])).status).toBe(400)
  const much = { presetFiatAmount: '25000.01' }
  expect((await open(addressOf('f'), [], much)).status).toBe(400)
  const { url } = (await open(addressOf('f'), [])).body
  const forged = await fetch(url, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ amount: '100' }),
  })
  expect(forged.status).toBe(403)
  const wrong = await buy(url, { amount: '9.99' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('At least 10.00')
  expect(await dollarsOf(addressOf('f'))).toBe(0n)
})
