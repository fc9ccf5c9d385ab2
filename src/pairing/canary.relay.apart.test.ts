import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startRelay } from '../../packages/devnet/src/relay/startRelay.js'
import { createPairingPage } from '../../test/setup/pairing/createPairingPage.js'
import { createRelayWallet } from '../../test/setup/pairing/createRelayWallet.js'
import { createLogger } from '../core/logger.js'

let relay: Awaited<ReturnType<typeof startRelay>>
beforeAll(async () => {
  relay = await startRelay({ port: 0 })
})
afterAll(() => relay.stop())

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`

/** Secrets that only the two ends may know. */
const secrets = {
  message: 'canary of a message',
  to: `0x${'c0ffee'.repeat(6)}beef`,
  data: `0x${'feedface'.repeat(9)}`,
  answer: `0x${'ca9a'.repeat(16)}`,
  failure: 'canary of a failure',
}

test('default: relay, log and storage never learn a secret', async () => {
  const printed: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...data) => {
      printed.push(...data)
    })
  const logger = createLogger({ level: 'debug' })
  const page = createPairingPage({ logger, relayUrl: relay.url })
  const wallet = await createRelayWallet({
    automatic: false,
    relayUrl: relay.url,
  })
  const { pairing } = page
  const connecting = pairing.connect({ namespace: 'eip155' })
  const uri = await page.nextUri()
  const core = await page.getCore()
  const relayer = core?.client.core.relayer as unknown as {
    request(request: unknown): Promise<unknown>
  }
  const sent = vi.spyOn(relayer, 'request')
  await wallet.pair(uri)
  await wallet.approve()
  await connecting
  const [from = ''] = wallet.accounts.eip155
  const ask = async (method: string, params: unknown, answer: object) => {
    const asked = pairing
      .request({ caipNetworkId: 'eip155:1', method, params })
      .catch((error) => error)
    const request = await wallet.nextRequest(method)
    if ('result' in answer) await wallet.respond(request, answer.result)
    else await wallet.refuse(request, answer as never)
    return asked
  }
  const transaction = [{ from, to: secrets.to, data: secrets.data }]
  const { answer: result } = secrets
  expect(await ask('eth_sendTransaction', transaction, { result })).toBe(result)
  await ask('personal_sign', [hex(secrets.message), from], {
    code: -32_000,
    message: secrets.failure,
  })
  await pairing.disconnect({ namespace: 'eip155' })

  // What the relay stores, and everything this page has sent to it.
  const atRelay = JSON.stringify([relay.control.messages(), sent.mock.calls])
  expect(sent.mock.calls.length).toBeGreaterThan(3)
  const key = new URLSearchParams(uri.split('?')[1]).get('symKey') ?? ''
  expect(key).toHaveLength(64)
  const hidden = Object.values(secrets).flatMap((text) => [
    text,
    text.replace('0x', ''),
    hex(text).slice(2),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
  ])
  for (const text of [...hidden, key, from])
    expect(atRelay.toLowerCase()).not.toContain(text.toLowerCase())
  // As a name: in what is encrypted, three letters come by chance.
  expect(atRelay).not.toMatch(/"tvf\\*"/)

  const own = [...page.disk.items].filter(
    ([name]) => !name.startsWith('latchkey.wc.'),
  )
  const told = JSON.stringify([printed.map(String), logger.entries(), own])
  for (const text of [key, uri, ...hidden])
    expect(told.toLowerCase()).not.toContain(text.toLowerCase())
  await page.close()
  await wallet.stop()
})

test('error: a failure while a URI is open does not contain it', async () => {
  const logger = createLogger({ level: 'debug' })
  const page = createPairingPage({ logger, relayUrl: relay.url })
  const wallet = await createRelayWallet({ relayUrl: relay.url })
  const connecting = page.pairing
    .connect({ namespace: 'eip155' })
    .catch((error) => error)
  const uri = await page.nextUri()
  await wallet.pair(uri)
  // Echoes the secret.
  await wallet.reject({ code: 1, message: uri })
  const error = await connecting
  const key = new URLSearchParams(uri.split('?')[1]).get('symKey') ?? ''
  const texts = [error.message, error.shortMessage, error.details]
  expect(JSON.stringify([texts, logger.entries()])).not.toContain(key)
  await page.close()
  await wallet.stop()
})
