// @vitest-environment node
import { createKit } from 'latchkey'
import { connectEmail, connectOtp } from 'latchkey/actions'
import type { createMockFrame } from 'latchkey/testing'
import { createPublicClient, http, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { sendTransaction, signMessage } from 'wagmi/actions'
import { startAnvil } from '../../setup/chain/startAnvil.js'
import { samples } from './readSamples.js'
import { writeSamples } from './writeSamples.js'

const stops: (() => unknown)[] = []
let written: ReturnType<typeof writeSamples>

beforeAll(() => {
  written = writeSamples('node')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  vi.unstubAllEnvs()
})
afterAll(() => written.remove())

test('behavior: signs in with the backend as it is printed', async () => {
  const page = 'docs/sign-in-with-your-backend.md'
  vi.stubEnv('RPC_URL', 'http://127.0.0.1:1')
  vi.stubEnv('SESSION_SECRET', 'at least thirty-two random bytes!')
  const { POST, GET } = (await written.load(
    page,
    'app/auth/[route]/route.ts',
  )) as {
    [method in 'GET' | 'POST']: (request: Request) => Promise<Response>
  }
  const read = samples.find(
    ({ code, file }) => file === page && code.includes('readProfile'),
  )
  const { readProfile } = (await written.load(page, `${read?.index}.tsx`)) as {
    readProfile(request: Request): Promise<Response>
  }
  const uri = 'https://shop.example'
  let cookie = ''
  const ask = (path: string, body?: object) =>
    new Request(`${uri}/auth/${path}`, {
      headers: { 'content-type': 'application/json', cookie, origin: uri },
      ...(body && { body: JSON.stringify(body), method: 'POST' }),
    })
  const keep = (response: Response) => {
    cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    return response.json()
  }
  expect((await readProfile(ask('session'))).status).toBe(401)
  const { nonce } = await keep(await GET(ask('nonce')))
  const account = privateKeyToAccount(generatePrivateKey())
  const message = createSiweMessage({
    ...{ address: account.address, chainId: 1, nonce, uri, version: '1' },
    domain: 'shop.example',
    expirationTime: new Date(Date.now() + 3_600_000),
    issuedAt: new Date(),
  })
  const signature = await account.signMessage({ message })
  const verified = await POST(ask('verify', { message, signature }))
  expect(verified.status).toBe(200)
  await keep(verified)
  expect(await (await readProfile(ask('session'))).json()).toEqual({
    address: account.address,
  })
})

test('behavior: the frame of docs/testing.md sends with `http()`', async () => {
  const node = await startAnvil()
  stops.push(() => node.stop())
  // The default node of the chain, at a port that others may use.
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch')
  spy.mockImplementation((url, init) => {
    const [port] = foundry.rpcUrls.default.http
    const isNode = new URL(String(url)).origin === port
    return fetch(isNode ? node.url : (url as string), init)
  })
  const page = 'docs/testing.md'
  const sample = samples.find(
    ({ code, file }) => file === page && code.includes('approveSend'),
  )
  const { approveSend, config, frame, rejectSignature } = (await written.load(
    page,
    `${sample?.index}.tsx`,
  )) as {
    approveSend(): Promise<unknown>
    config: Config
    frame: createMockFrame.ReturnType
    rejectSignature(): Promise<string>
  }
  stops.push(frame.dispose)
  const client = createPublicClient({ transport: http(node.url) })
  const kit = createKit({ config, projectId: 'test' })
  await connectEmail(kit, { email: 'ada@example.com' })
  await connectOtp(kit, { otp: frame.otp })
  const to = privateKeyToAccount(generatePrivateKey()).address
  const sending = sendTransaction(config, { to, value: parseEther('1') })
  expect(await approveSend()).toMatchObject([{ value: toHex(10n ** 18n) }])
  const hash = await sending
  await client.waitForTransactionReceipt({ hash })
  expect(await client.getBalance({ address: to })).toBe(parseEther('1'))

  const signing = signMessage(config, { message: 'Hello' }).catch(
    (error: unknown) => error,
  )
  expect(await rejectSignature()).toBe('personal_sign')
  expect(await signing).toMatchObject({ code: 4001 })
})
