import { http } from 'viem'
import { anvil as chain } from 'viem/chains'
import { createConfig } from 'wagmi'
import { getExchangeBuyStatus } from '../../../src/actions/getExchangeBuyStatus.js'
import { getExchangePayUrl } from '../../../src/actions/getExchangePayUrl.js'
import { KitError } from '../../../src/core/errors/base.js'
import { getErrorCode } from '../../../src/core/errors/getErrorCode.js'
import { createKit, type Kit } from '../../../src/createKit.js'
import { createExchange } from './createExchange.js'
import { createRandom } from './createRandom.js'
import { type Page, type Result, runPayment, type World } from './runPayment.js'

type ExchangeWorld = World & {
  hosts: Map<string, (request: Request) => Promise<Response>>
}

const POLL_MS = 3_000
const exchangeId = 'local'

/** Makes a payment at an exchange; most are orders with an ID. */
export async function runExchangePayment(
  { hosts, pages, wait }: ExchangeWorld,
  seed: number,
): Promise<Result> {
  const random = createRandom(seed)
  const exchange = createExchange({ random, wait })
  const items = new Map<string, string>()
  let count = 0

  function open(page: Page) {
    const host = `page-${seed}-${count++}`
    hosts.set(host, exchange.connect(page))
    const { isClosed } = page
    const kit = createKit({
      config: createConfig({
        chains: [chain],
        storage: null,
        transports: { [chain.id]: http('http://unused') },
      }),
      hosts: { rpc: `http://${host}` },
      projectId: 'test',
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void (isClosed() || items.set(key, value)),
        removeItem: (key) => void (isClosed() || items.delete(key)),
      },
    })
    return () => pay(kit)
  }

  async function pay(kit: Kit): Promise<string> {
    const { sessionId } = await getExchangePayUrl(kit, {
      amount: '5',
      exchangeId,
      id: seed % 3 === 0 ? undefined : `order-${seed}`,
      paymentAsset: {
        network: 'eip155:31337',
        asset: 'native',
        metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
      recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    }).catch((error) => {
      // Paid meanwhile: the payment is not opened again.
      if (getErrorCode(error) !== 'UNABLE_TO_INITIATE_PAYMENT') throw error
      return { sessionId: 'paid' }
    })
    if (sessionId === 'paid') return sessionId
    exchange.open(sessionId).catch(() => {})
    const deadline = Date.now() + 300_000
    while (Date.now() < deadline) {
      const session = { exchangeId, sessionId }
      const found = await getExchangeBuyStatus(kit, session).catch(() => {})
      if (found?.status === 'SUCCESS') return sessionId
      if (found?.status === 'FAILED') throw toError('FAILED', 'no')
      await wait(POLL_MS)
    }
    throw toError('TIMEOUT', 'unknown')
  }

  return runPayment(
    { pages, wait },
    {
      ...{ open, random, seed },
      getDebits: exchange.getDebits,
      giveUpAfterMs: 600_000,
      hasLanded: (id) =>
        id === 'paid' ? exchange.getDebits() > 0 : exchange.isPaid(id),
      hasTabs: true,
      longestMs: 60_000,
      tickMs: 50,
    },
  )
}

function toError(code: string, sentToNetwork: 'no' | 'unknown') {
  return new KitError('Not paid', { code, sentToNetwork })
}
