// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openFake } from '../../../../test/openFake.js'
import { createTokenLists } from './createTokenLists.js'

const HOUR_MS = 3_600_000
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const token = {
  chainId: 1,
  address: usdc,
  decimals: 6,
  name: 'USD',
  symbol: 'USD',
}
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serve(reply: openFake.Handler) {
  const fake = await openFake(reply)
  ends.push(fake.close)
  return fake
}

test('default: files and URLs, the first list first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-lists-'))
  ends.push(() => rm(folder, { recursive: true }))
  const file = join(folder, 'tokens.json')
  const own = { ...token, name: 'Own name', symbol: 'OWN' }
  await writeFile(file, JSON.stringify({ tokens: [own] }))
  const { url } = await serve(() => ({
    body: { tokens: [token, { ...token, address: dai }] },
  }))
  const lists = createTokenLists({ sources: [file, url] })
  const found = await lists.list('eip155:1')
  expect(found.map(({ address, name }) => [address, name])).toEqual([
    [usdc, 'Own name'],
    [dai, 'USD'],
  ])
  expect(await lists.list('eip155:10')).toEqual([])
})

test('behavior: is read again after six hours, and kept for a week', async () => {
  let at = 0
  let isAway = false
  const { asked, url } = await serve(() =>
    isAway ? { status: 500 } : { body: { tokens: [token] } },
  )
  const reports: unknown[] = []
  const lists = createTokenLists({
    now: () => at,
    report: (error) => reports.push(error),
    sources: [url],
  })
  const count = async () => (await lists.list('eip155:1')).length
  expect([await count(), await count()]).toEqual([1, 1])
  expect(asked).toHaveLength(1)
  at = 6 * HOUR_MS
  isAway = true
  expect(await count()).toBe(1)
  expect(asked).toHaveLength(2)
  at = 7 * 24 * HOUR_MS
  expect(await count()).toBe(0)
  expect(reports).toHaveLength(1)
})

test('behavior: rows that make no sense are left out', async () => {
  const rows = [
    ...[null, 1, []],
    { ...token, address: '0x12' },
    { ...token, chainId: '1' },
    { ...token, decimals: 256 },
    { ...token, decimals: 1.5 },
    { ...token, name: '' },
    { ...token, symbol: 'x'.repeat(41) },
    { ...token, logoURI: 'javascript:alert(1)' },
  ]
  const { url } = await serve(() => ({ body: { tokens: rows } }))
  expect(await createTokenLists({ sources: [url] }).list('eip155:1')).toEqual([
    {
      ...{
        address: usdc,
        decimals: 6,
        logoUri: '',
        name: 'USD',
        symbol: 'USD',
      },
    },
  ])
})

test('behavior: of a chain at most 1000', async () => {
  const tokens = Array.from({ length: 1_100 }, (_, index) => ({
    ...token,
    address: `0x${index.toString(16).padStart(40, '0')}`,
  }))
  const { url } = await serve(() => ({ body: { tokens } }))
  const lists = createTokenLists({ sources: [url] })
  expect(await lists.list('eip155:1')).toHaveLength(1_000)
})

test('behavior: a redirect is not followed', async () => {
  const other = await serve(() => ({ body: { tokens: [token] } }))
  const { url } = await serve(() => ({
    headers: { location: other.url },
    status: 302,
  }))
  expect(await createTokenLists({ sources: [url] }).list('eip155:1')).toEqual(
    [],
  )
  expect(other.asked).toHaveLength(0)
})
