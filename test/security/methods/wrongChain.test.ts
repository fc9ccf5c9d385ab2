import { expect, test } from 'vitest'
import { createWalletPage } from '../../setup/frame/createWalletPage.js'

/*
 * Four chains in each place: of the request, inside its params, and active by
 * the time of the approval; in four spellings, for everything that names a
 * chain. Every approval is accepted at once.
 */
const chainIds = [1, 10, 8453, 31337] as const
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const writings: readonly ((id: number) => unknown)[] = [
  (id) => id,
  (id) => String(id),
  (id) => `0x${id.toString(16)}`,
  (id) => BigInt(id),
]

const cells = chainIds.flatMap((envelope) =>
  chainIds.flatMap((inner) =>
    chainIds.flatMap((active) =>
      writings.map((write) => [envelope, inner, active, write] as const),
    ),
  ),
)

const toTypedData = (chainId: unknown) => ({
  domain: { name: 'n', chainId },
  message: { text: 't' },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
})

const kinds: Record<string, (chainId: unknown, from: string) => unknown> = {
  eth_sendTransaction: (chainId, from) => [
    { from, to: bob, value: '0x1', chainId },
  ],
  wallet_sendCalls: (chainId, from) => [
    { from, chainId, calls: [{ to: bob, value: '0x1' }] },
  ],
  eth_signTypedData_v4: (chainId, from) => [from, toTypedData(chainId)],
  'eth_signTypedData_v4 as text': (chainId, from) => [
    from,
    JSON.stringify(toTypedData(chainId), (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  ],
}

type Page = ReturnType<typeof createWalletPage>

/** Returns the chains that the keys have signed for. */
const getSignedChains = ({ signed }: Page) =>
  signed.map(({ value }) => {
    const { chainId, domain } = value as {
      chainId?: number
      domain?: { chainId: number }
    }
    return chainId ?? domain?.chainId
  })

const settle = () => new Promise(setImmediate)

test('behavior: signs only if request and params name the same chain', async () => {
  const counts = { cells: 0, signed: 0, refused: 0, wrong: 0 }
  for (const [name, toParams] of Object.entries(kinds)) {
    const page = createWalletPage({ chainIds })
    const [method] = name.split(' ')
    for (const [envelope, inner, active, write] of cells) {
      page.signed.length = 0
      page.cards.length = 0
      page.state.onCard = undefined
      await page.ask('SWITCH_NETWORK', { chainId: envelope })
      // Another chain becomes active while the user looks at the card.
      page.state.onCard = async () => {
        await page.ask('SWITCH_NETWORK', { chainId: active })
      }
      const params = toParams(write(inner), page.account.address)
      const chainId = `eip155:${envelope}`
      await page.request(method, params, { chainId }).catch(() => {})
      await settle()
      const chains = getSignedChains(page)
      counts.cells++
      counts.signed += chains.length
      if (chains.length === 0) counts.refused++
      if (chains.some((id) => id !== envelope || id !== inner)) counts.wrong++
      for (const { rows } of page.cards)
        expect(rows).toContainEqual(
          expect.objectContaining({ note: String(envelope) }),
        )
    }
  }
  console.log(
    `${counts.cells} cells: ${counts.signed} signatures, ${counts.wrong} for another chain, ${counts.refused} refused`,
  )
  expect(counts.wrong).toBe(0)
  expect(counts.cells).toBe(4 * 4 * 4 * 4 * 4)
  // Control: where request and params agree, whatever is switched to in the
  // meantime, in each spelling that the wire can carry for that method.
  expect(counts.signed).toBe(176)
  expect(counts.refused).toBe(counts.cells - counts.signed)
})

test('behavior: a request of an app that is on another chain is not posted', async () => {
  const { toRpcPayload } = await import(
    '../../../src/frame/protocol/toRpcPayload.js'
  )
  for (const [name, toParams] of Object.entries(kinds))
    for (const envelope of chainIds)
      for (const inner of chainIds)
        for (const write of writings) {
          const [method = ''] = name.split(' ')
          const params = toParams(write(inner), bob)
          const caipNetworkId = `eip155:${envelope}` as const
          const post = () => toRpcPayload({ caipNetworkId, method, params })
          if (envelope === inner) expect(post).not.toThrow()
          else expect(post).toThrow(expect.objectContaining({ code: -32602 }))
        }
})
