import { createTestClient, http, publicActions } from 'viem'
import { anvil as chain } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createPageLocks } from '../../../test/security/faults/createPageLocks.js'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import { createEvmKit } from '../../../test/setup/kit/createEvmKit.js'
import { sendToken } from '../sendToken.js'

// A process of its own: it starts a chain, and replaces the browser's locks.
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let node: Awaited<ReturnType<typeof startAnvil>>
let uninstall = () => {}
beforeAll(async () => {
  node = await startAnvil()
  await import('../payment/payments.js')
})
afterEach(() => uninstall())
afterAll(() => node?.stop())

test('behavior: the same payment at once in two tabs is asked for once', async () => {
  const client = createTestClient({
    ...{ chain, mode: 'anvil', transport: http(node.url) },
  }).extend(publicActions)
  const pages = createPageLocks()
  uninstall = pages.install()
  await client.setAutomine(false)
  const storage = new Map<string, string>()
  const before = await client.getBalance({ address: to })
  const tabs = await Promise.all(
    [1, 2].map(() => createEvmKit({ storage, url: node.url })),
  )
  const seen = tabs.map((): sendToken.Progress[] => [])
  const paying = tabs.map(({ kit }, index) =>
    pages.runAs({ hasLocks: true }, () =>
      sendToken(kit, {
        ...{ amount: '1.5', to, token: 'native' },
        onStep: (progress) => void seen[index]?.push(progress),
      }),
    ),
  )
  const confirming = { step: 'confirming', sentToNetwork: 'yes' }
  await vi.waitFor(() => {
    for (const list of seen) expect(list.at(-1)).toMatchObject(confirming)
  })
  const asked = tabs.flatMap(({ wallet }) =>
    wallet.requests.filter(({ method }) => method === 'eth_sendTransaction'),
  )
  expect(asked).toHaveLength(1)
  await client.mine({ blocks: 1 })
  const [one, two] = await Promise.all(paying)
  expect(one?.hash).toBe(two?.hash)
  for (const list of seen) {
    const texts = list.map((progress) => JSON.stringify(progress))
    expect(new Set(texts).size).toBe(texts.length)
  }
  const after = await client.getBalance({ address: to })
  expect(after - before).toBe(1_500_000_000_000_000_000n)
})
