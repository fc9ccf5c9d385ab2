import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemory } from '../../test/createMemory.js'
import { createGrants, type Grant } from './createGrants.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const now = 1_800_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const toGrant = (context: Grant['context'], expiry = now + 60): Grant => ({
  ...{ asked: [], context, expiry, permissions: [] },
  origin: 'https://shop.example',
})

function setup() {
  const database = createMemory()
  const open = (chainId = 1, owner: typeof address = address) =>
    createGrants({ address: owner, chainId, database })
  return { database, open }
}

describe('createGrants', () => {
  test('default: kept for an account on a chain, also after a reload', async () => {
    const { open } = setup()
    await open().add(toGrant('0x01'))
    await open().add(toGrant('0x02'))
    const lowerCase = address.toLowerCase() as typeof address
    expect(await open(1, lowerCase).list()).toEqual([
      toGrant('0x01'),
      toGrant('0x02'),
    ])
    expect(await open(2).list()).toEqual([])
  })

  test('behavior: a revoked one stays, and says so', async () => {
    const { open } = setup()
    const grants = open()
    await grants.add(toGrant('0x01'))
    await grants.add(toGrant('0x02'))
    await grants.revoke('0x01')
    expect(await grants.list()).toEqual([
      { ...toGrant('0x01'), isRevoked: true },
      toGrant('0x02'),
    ])
  })

  test('behavior: what has expired is forgotten', async () => {
    const { database, open } = setup()
    const grants = open()
    await grants.add(toGrant('0x01', now + 60))
    vi.setSystemTime((now + 60) * 1_000)
    expect(await grants.list()).toEqual([])
    await grants.add(toGrant('0x02', now + 120))
    expect([...database.records.values()]).toEqual([
      [toGrant('0x02', now + 120)],
    ])
  })

  test('behavior: two tabs at once lose nothing', async () => {
    // Tabs share the locks of their origin.
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<unknown>) => {
      last = last.then(work)
      return last
    }
    vi.stubGlobal('navigator', { locks: { request } })
    const { open } = setup()
    await Promise.all([
      open().add(toGrant('0x01')),
      open().add(toGrant('0x02')),
      open().add(toGrant('0x03')),
    ])
    expect(await open().list()).toHaveLength(3)
  })
})
