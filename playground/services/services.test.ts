// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createPublicClient,
  erc20Abi,
  formatUnits,
  http,
  maxUint256,
  parseUnits,
} from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDevWallet } from './chain/createDevWallet.js'
import { routerAbi } from './chain/uniswapAbi.js'
import type { Services } from './services.js'
import { startServices } from './startServices.js'

const ports = { rpc: 0, rpcTwo: 0, api: 0, wallet: 0, mailbox: 0 }
const addressOf = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`

let frameDir: string
let services: Services

beforeAll(async () => {
  frameDir = await mkdtemp(join(tmpdir(), 'latchkey-frame-'))
  await mkdir(join(frameDir, 'assets'))
  await writeFile(join(frameDir, 'index.html'), '<!doctype html>frame')
  await writeFile(join(frameDir, 'assets/index-1.js'), 'export {}')
  await writeFile(join(frameDir, 'secret.js'), 'secret')
  services = await startServices({
    ports,
    frameDir,
    control: true,
    devicePollMs: 200,
  })
}, 60_000)

afterAll(async () => {
  await services.stop()
  await rm(frameDir, { recursive: true })
})

afterEach(() => services.control.heal())

const api = (path: string, init?: RequestInit) =>
  fetch(`${services.urls.api}${path}`, init)
const walletUrl = () => services.urls.faucet.replace('/faucet', '')
const wallet = (path: string, init?: RequestInit) =>
  fetch(`${walletUrl()}${path}`, init)
const post = (url: string, body: unknown, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const rpc = (body: unknown, chainId = 'eip155:31337') =>
  api(`/v1/?chainId=${chainId}&projectId=local`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

type Balance = {
  symbol: string
  chainId: string
  address?: string
  value: number
  price: number
  quantity: { decimals: string; numeric: string }
  iconUrl: string
}

async function balancesOf(address: string, query = '&chainId=eip155:31337') {
  const response = await api(
    `/v1/account/${address}/balance?projectId=local&currency=usd&st=a&sv=b${query}`,
  )
  expect(response.status).toBe(200)
  const { balances } = (await response.json()) as { balances: Balance[] }
  return balances
}

const ownerOf = () => {
  const [chain] = services.chains
  if (!chain) throw new Error('no chain')
  return createDevWallet(chain)
}

describe('faucet', () => {
  test('default', async () => {
    const address = addressOf('1')
    expect(await services.control.fund(address)).toEqual({ funded: true })
    const balances = await balancesOf(address)
    const amounts = balances.map((b) => [b.symbol, b.quantity.numeric])
    expect(amounts).toEqual([
      ['ETH', '10'],
      ['USDL', '1000'],
      ['GOLD', '50'],
      ['USDN', '25'],
    ])
  })

  test('behavior: once for an address, however often and at once', async () => {
    const addresses = ['2', '3', '2', '2', '4'].map(addressOf)
    const answers = await Promise.all(
      addresses.map(async (address) =>
        (await post(services.urls.faucet, { address })).json(),
      ),
    )
    expect(answers.filter((answer) => answer.funded)).toHaveLength(3)
    const upper = `0x${'2'.repeat(40)}`
    expect(await services.control.fund(upper)).toEqual({ funded: false })
    for (const digit of ['2', '3', '4'])
      expect((await balancesOf(addressOf(digit)))[1]).toMatchObject({
        quantity: { numeric: '1000' },
      })
  })

  test.each([
    'ada',
    '',
    `0x${'0'.repeat(40)}`,
    `0x${'a'.repeat(39)}`,
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359x',
    '0xFb6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  ])('error: %j', async (address) => {
    const response = await post(services.urls.faucet, { address })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'INVALID_ADDRESS' })
  })

  test('error: from another page', async () => {
    const address = addressOf('5')
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await post(services.urls.faucet, { address }, headers)
    expect(response.status).toBe(403)
  })
})

describe('balances', () => {
  test('behavior: right to the unit after a transfer', async () => {
    const [from, to] = [ownerOf(), addressOf('6')]
    for (const [token, amount] of [
      [services.tokens.usd, 1n],
      [services.tokens.gold, 123456789012345678901n],
    ] as const) {
      const hash = await from.writeContract({
        address: token.address,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [to, amount],
      })
      await from.waitForTransactionReceipt({ hash })
      const balance = (await balancesOf(to)).find(
        ({ symbol }) => symbol === token.symbol,
      )
      expect(balance).toMatchObject({
        address: `eip155:31337:${token.address}`,
        chainId: 'eip155:31337',
        quantity: {
          decimals: String(token.decimals),
          numeric: formatUnits(amount, token.decimals),
        },
      })
    }
  })

  test('behavior: without a chain, those of all chains', async () => {
    const address = addressOf('7')
    await services.control.fund(address)
    const balances = await balancesOf(address, '')
    expect(balances.map((b) => b.chainId)).toContain('eip155:31338')
    expect(balances.at(-1)).toMatchObject({
      symbol: 'ETH',
      chainId: 'eip155:31338',
      value: 0,
      quantity: { numeric: '10' },
    })
  })

  test('behavior: an empty wallet holds none of the native coin', async () => {
    const balances = await balancesOf(addressOf('8'))
    expect(balances).toHaveLength(1)
    expect(balances[0]?.quantity.numeric).toBe('0')
    expect(balances[0]?.address).toBeUndefined()
  })

  test('behavior: icons are served', async () => {
    for (const { iconUrl } of await balancesOf(addressOf('1'))) {
      const response = await fetch(iconUrl)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
    }
  })

  test('error: address, chain, currency, project', async () => {
    const address = addressOf('1')
    const path = (account: string, query: string) =>
      api(`/v1/account/${account}/balance?${query}`).then((r) => r.status)
    expect(await path('ada', 'projectId=local')).toBe(400)
    expect(await path(address, 'projectId=local&chainId=eip155:1')).toBe(400)
    expect(await path(address, 'projectId=local&currency=eur')).toBe(400)
    expect(await path(address, '')).toBe(401)
    expect(await path(address, 'projectId=nobody')).toBe(403)
  })
})

describe('prices', () => {
  const priceOf = async (address: string) => {
    const response = await post(`${services.urls.api}/v1/fungible/price`, {
      currency: 'usd',
      addresses: [address],
      projectId: 'local',
    })
    const { fungibles } = await response.json()
    return fungibles[0]?.price
  }

  test('default', async () => {
    const { gold, tether, usd } = services.tokens
    expect(await priceOf(`eip155:31337:${usd.address}`)).toBe(1)
    expect(await priceOf(`eip155:31337:${tether.address}`)).toBe(1)
    expect(await priceOf(`eip155:31337:${gold.address}`)).toBe(40)
    const native = `eip155:31337:0x${'e'.repeat(40)}`
    expect(await priceOf(native)).toBe(2500)
    expect(await priceOf(`eip155:31337:${addressOf('9')}`)).toBeUndefined()
    expect(await priceOf(`eip155:1:${gold.address}`)).toBeUndefined()
  })

  test('behavior: follows the pool after a swap', async () => {
    const owner = ownerOf()
    const { gold, usd } = services.tokens
    const amount = parseUnits('1000000', 6)
    const hash = await owner.writeContract({
      address: services.contracts.router,
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      args: [
        amount,
        0n,
        [usd.address, gold.address],
        owner.account.address,
        maxUint256,
      ],
    })
    await owner.waitForTransactionReceipt({ hash })
    const price = await priceOf(`eip155:31337:${gold.address}`)
    // x·y=k with a fee of 0.3 % for one million more on top of four.
    const out = (100_000 * 997_000) / (4_000_000 + 997_000)
    expect(price).toBeCloseTo(5_000_000 / (100_000 - out), 6)
    const [, , balance] = await balancesOf(addressOf('1'))
    expect(balance).toMatchObject({ symbol: 'GOLD', price })
    expect(balance?.value).toBeCloseTo(price * 50, 6)
  })

  test('error: what cannot be asked', async () => {
    const url = `${services.urls.api}/v1/fungible/price`
    const status = async (body: unknown) => (await post(url, body)).status
    const ask = { currency: 'usd', addresses: [], projectId: 'local' }
    expect(await status(ask)).toBe(200)
    expect(await status({ ...ask, currency: 'eur' })).toBe(400)
    expect(await status({ ...ask, projectId: 'nobody' })).toBe(403)
    expect(await status({ ...ask, projectId: undefined })).toBe(401)
    expect(await status({ ...ask, addresses: ['ada'] })).toBe(400)
  })
})

describe('json-rpc', () => {
  const call = (method: string, params: unknown[] = []) => ({
    jsonrpc: '2.0',
    id: 7,
    method,
    params,
  })

  test('default', async () => {
    const response = await rpc(call('eth_chainId'))
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: '0x7a69',
    })
    const second = await rpc(call('eth_chainId'), 'eip155:31338')
    expect(await second.json()).toMatchObject({ result: '0x7a6a' })
  })

  test('behavior: a viem client works through it', async () => {
    const url = `${services.urls.api}/v1?chainId=eip155:31337&projectId=local`
    const client = createPublicClient({ transport: http(url, { batch: true }) })
    const [id, block] = await Promise.all([
      client.getChainId(),
      client.getBlockNumber(),
    ])
    expect(id).toBe(31337)
    expect(block).toBeGreaterThan(0n)
  })

  test('error: methods that use or steer the node', async () => {
    for (const method of [
      'anvil_setBalance',
      'evm_mine',
      'debug_traceTransaction',
      'eth_sendTransaction',
      'eth_sign',
      'eth_accounts',
      'ETH_CHAINID',
      '__proto__',
    ])
      expect(await (await rpc(call(method))).json()).toMatchObject({
        id: 7,
        error: { code: -32601 },
      })
  })

  test('behavior: one refused call does not spoil a batch', async () => {
    const batch = [call('eth_chainId'), call('evm_mine'), 1]
    const answers: { error?: { code: number }; result?: string }[] = await (
      await rpc(batch)
    ).json()
    expect(answers).toHaveLength(3)
    expect(answers.filter((answer) => answer.result)).toHaveLength(1)
    expect(answers.map((answer) => answer.error?.code)).toEqual(
      expect.arrayContaining([-32601, -32600]),
    )
  })

  test('error: chain, body, size, number', async () => {
    const unknown = await rpc(call('eth_chainId'), 'eip155:1')
    expect(unknown.status).toBe(400)
    expect(await unknown.json()).toMatchObject({ error: { code: -32602 } })
    const url = 'http://169.254.169.254/'
    expect((await rpc(call('eth_chainId'), url)).status).toBe(400)
    expect((await rpc('{')).status).toBe(400)
    expect((await rpc([])).status).toBe(400)
    expect((await rpc(Array(1_001).fill(1))).status).toBe(400)
    const large = await rpc('x'.repeat(70_000))
    expect(large.status).toBe(413)
    expect(large.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('project configuration', () => {
  test('default', async () => {
    const read = async (path: string) =>
      (await api(`${path}?projectId=local`)).json()
    expect(await read('/v1/supported-chains')).toEqual({
      http: ['eip155:31337', 'eip155:31338'],
      ws: [],
    })
    expect((await read('/appkit/v1/config')).features[0]).toEqual({
      id: 'social_login',
      isEnabled: true,
      config: ['email'],
    })
    expect(await read('/appkit/v1/project-limits')).toEqual({
      planLimits: {
        tier: 'none',
        isAboveRpcLimit: false,
        isAboveMauLimit: false,
      },
    })
    const { allowedOrigins } = await read('/projects/v1/origins')
    expect(allowedOrigins).toContain('http://localhost:*')
  })

  test('behavior: readable from pages of every origin', async () => {
    const response = await api('/v1/supported-chains', {
      headers: { origin: 'https://any.example' },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('frame page', () => {
  test('default', async () => {
    const response = await wallet('/sdk?projectId=local&version=4')
    expect(await response.text()).toContain('frame')
    const headers = Object.fromEntries(response.headers)
    const [one, two] = services.chains
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'; script-src 'self'; style-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self' ${services.urls.api} ${one?.rpcUrl} ${two?.rpcUrl}`,
        'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*',
        "base-uri 'none'; form-action 'none'; object-src 'none'",
        "require-trusted-types-for 'script'",
      ].join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test.each(['/sdk', '/sdk?projectId=', '/sdk?projectId=nobody'])(
    'error: nobody may embed %s',
    async (path) => {
      const response = await wallet(path)
      expect(response.headers.get('content-security-policy')).toContain(
        "frame-ancestors 'none'",
      )
    },
  )

  test('behavior: assets are kept for good', async () => {
    const response = await wallet('/sdk/assets/index-1.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  test.each([
    '/sdk/assets/..%2Fsecret.js',
    '/sdk/assets/..%2F..%2F..%2Fetc%2Fpasswd',
    '/sdk/assets/.hidden.js',
    '/sdk/secret.js',
    '/sdk/assets/none.js',
  ])('error: %s is not served', async (path) => {
    expect((await wallet(path)).status).toBe(404)
  })

  test('param: config', async () => {
    const response = await wallet('/sdk/config?projectId=local')
    expect(await response.json()).toMatchObject({
      projectId: 'local',
      allowedOrigins: expect.arrayContaining(['http://*.localhost:*']),
      chains: [
        { id: 31337, name: 'Anvil', caipNetworkId: 'eip155:31337' },
        { id: 31338, name: 'Anvil Two', caipNetworkId: 'eip155:31338' },
      ],
    })
    expect((await wallet('/sdk/config?projectId=nobody')).status).toBe(404)
  })
})

describe('login over http', () => {
  const app = 'http://app.localhost:4100'
  const deviceId = 'device-one-0000000'
  const call = async (path: string, body: unknown, headers = {}) => {
    const response = await post(`${walletUrl()}/auth/${path}`, body, headers)
    return { status: response.status, ...(await response.json()) }
  }

  test('default', async () => {
    const email = 'default@example.org'
    const { challengeId } = await call('email', { email, deviceId, app })
    const url = `${services.urls.mailbox}/mails.json?to=${email}`
    const { mails } = await (await fetch(url)).json()
    const { code } = mails[0]
    const { token } = await call('otp', { challengeId, code, deviceId })
    const authorization = `Bearer ${token}`
    const session = () =>
      wallet('/auth/session', { headers: { authorization } })
    expect(await (await session()).json()).toMatchObject({ email })
    expect((await call('sign-out', {}, { authorization })).status).toBe(200)
    expect((await session()).status).toBe(401)
    const again = await call('email', { email, deviceId, app })
    expect(again).toMatchObject({ status: 429, code: 'LOGIN_COOLDOWN' })
    expect(again.message).toBe(
      `Please try again after ${again.secondsLeft} seconds`,
    )
  })

  test('behavior: a new device is approved on its page', async () => {
    const email = 'device@example.org'
    const first = await call('email', { email, deviceId, app })
    const code = services.control.mails(email)[0]?.code
    await call('otp', { ...first, code, deviceId })
    services.control.advance(30_000)
    const other = 'device-two-0000000'
    const second = await call('email', { email, deviceId: other, app })
    expect(second.action).toBe('VERIFY_DEVICE')
    const { challengeId } = second
    expect((await call('device', { challengeId })).approved).toBe(false)
    const link = services.control.mails(email)[0]?.link ?? ''
    const { pathname } = new URL(link)
    const page = await (await wallet(pathname)).text()
    expect(page).toContain(app)
    expect((await call('device', { challengeId })).approved).toBe(false)
    const confirm = (headers = {}) =>
      wallet(pathname, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ decision: 'approve' }),
      })
    const forged = { 'sec-fetch-site': 'cross-site' }
    expect((await confirm(forged)).status).toBe(403)
    expect((await confirm({ origin: 'http://evil.example' })).status).toBe(403)
    const waiting = call('device', { challengeId })
    const own = { 'sec-fetch-site': 'same-origin', origin: 'null' }
    expect((await confirm(own)).status).toBe(200)
    expect((await waiting).approved).toBe(true)
    expect((await wallet(pathname)).status).toBe(404)
  })

  test('error: not JSON, not complete, not from the own page', async () => {
    const body = { email: 'x@example.org', deviceId, app }
    const plain = { 'content-type': 'text/plain' }
    expect((await call('email', body, plain)).status).toBe(415)
    expect(await call('email', { email: 'x' })).toMatchObject({
      status: 400,
      code: 'INVALID_BODY',
    })
    expect(await call('email', { ...body, email: 'x' })).toMatchObject({
      status: 400,
      code: 'INVALID_EMAIL',
    })
    const forged = { 'sec-fetch-site': 'same-site' }
    expect((await call('email', body, forged)).status).toBe(403)
    const cors = await wallet('/auth/session', {
      headers: { origin: 'http://app.localhost:4100' },
    })
    expect(cors.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('mailbox', () => {
  test('default', async () => {
    const page = await fetch(services.urls.mailbox)
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const file of ['mailbox.js', 'mailbox.css'])
      expect((await fetch(`${services.urls.mailbox}/${file}`)).status).toBe(200)
    const list = await fetch(`${services.urls.mailbox}/mails.json`)
    expect(list.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('faults and control', () => {
  const control = (path: string, body: unknown, headers = {}) =>
    post(`${services.urls.mailbox}/control/${path}`, body, headers)
  const chains = () => api('/v1/supported-chains?projectId=local')

  test('default', async () => {
    await control('fault', { service: 'api', mode: '500' })
    expect((await chains()).status).toBe(500)
    await control('fault', { service: 'api', mode: 'html' })
    expect(await (await chains()).text()).toContain('<!doctype')
    await control('fault', { service: 'api', mode: 'down' })
    await expect(chains()).rejects.toThrow()
    await control('heal', {})
    expect((await chains()).status).toBe(200)
  })

  test('behavior: a hanging request ends when it is healed', async () => {
    services.control.setFault({ service: 'api', mode: 'hang' })
    const hanging = chains()
    const early = await Promise.race([
      hanging.then(() => 'answered'),
      new Promise((resolve) => setTimeout(resolve, 100, 'hangs')),
    ])
    expect(early).toBe('hangs')
    await control('heal', {})
    await expect(hanging).rejects.toThrow()
  })

  test('param: delay holds back the document only', async () => {
    services.control.setFault({ service: 'wallet', mode: 'delay', ms: 300 })
    const time = async (path: string) => {
      const start = performance.now()
      expect((await wallet(path)).status).toBe(200)
      return performance.now() - start
    }
    expect(await time('/sdk?projectId=local')).toBeGreaterThanOrEqual(295)
    expect(await time('/sdk/config?projectId=local')).toBeLessThan(250)
  })

  test('error: from another page, or not as JSON', async () => {
    const fault = { service: 'api', mode: 'down' }
    const forged = { 'sec-fetch-site': 'cross-site' }
    expect((await control('fault', fault, forged)).status).toBe(403)
    const plain = { 'content-type': 'text/plain' }
    expect((await control('fault', fault, plain)).status).toBe(415)
    expect((await control('fault', { service: 'moon' })).status).toBe(400)
    expect((await control('advance', { ms: -1 })).status).toBe(400)
  })
})

describe('host header', () => {
  const statusOf = (url: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      const request = httpRequest(url, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      request.on('error', reject).end()
    })

  test('error: a foreign name gets 421', async () => {
    const { api, mailbox } = services.urls
    for (const url of [api, mailbox, walletUrl()]) {
      expect(await statusOf(url, 'rebound.example')).toBe(421)
      expect(await statusOf(url, 'any.localhost')).not.toBe(421)
    }
  })
})
