// A process of its own: it starts services.
import {
  createPublicClient,
  erc20Abi,
  http,
  parseEther,
  parseUnits,
} from 'viem'
import { expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { api, get, post, walletUrl } = setupServices()
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: setBalance sets ether and tokens', async () => {
  const services = get()
  const client = createPublicClient({
    transport: http(services.chain.rpcUrl),
  })
  await services.setBalance({ address, amount: '1.5' })
  expect(await client.getBalance({ address })).toBe(parseEther('1.5'))
  for (const { address: contract, decimals, symbol } of Object.values(
    services.tokens,
  )) {
    await services.setBalance({ address, amount: '12.25', token: symbol })
    const balance = await client.readContract({
      abi: erc20Abi,
      address: contract,
      args: [address],
      functionName: 'balanceOf',
    })
    expect([symbol, balance]).toEqual([symbol, parseUnits('12.25', decimals)])
  }
})

test('default: the mailbox has the code that the login sent', async () => {
  const email = 'ada@example.com'
  const app = 'http://localhost:5173'
  const body = { app, deviceId: 'device-one-0000000', email }
  const started = await post(`${walletUrl()}/auth/email`, body)
  expect(started.status).toBe(200)
  expect(await get().mailbox.code(email)).toMatch(/^\d{6}$/)
})

test('default: fail answers with the status, until it heals', async () => {
  const services = get()
  services.fail('api', 429)
  expect((await api('/v1/supported-chains?projectId=local')).status).toBe(429)
  services.fail('api', 'none')
  expect((await api('/v1/supported-chains?projectId=local')).status).toBe(200)
})

test('default: the clock goes forward', () => {
  const { clock } = get()
  const before = clock.advance(0)
  expect(clock.advance(30_000) - before).toBeGreaterThanOrEqual(30_000)
  expect(() => clock.advance(-1)).toThrow(/forward/)
})

test('error: unknown tokens, services and modes are named', async () => {
  const services = get()
  await expect(
    services.setBalance({ address, amount: '1', token: 'NONE' }),
  ).rejects.toThrow(/no token NONE/)
  await expect(
    services.setBalance({
      address: 'GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB',
      amount: '1',
    }),
  ).rejects.toThrow(/control\.fund/)
  await expect(
    services.setBalance({ address, amount: '1', chainId: 5 }),
  ).rejects.toThrow(/no chain 5/)
  expect(() => services.fail('relay' as never, 429)).toThrow(/cannot fail/)
  expect(() => services.fail('api', 418 as never)).toThrow(/cannot fail with/)
})
