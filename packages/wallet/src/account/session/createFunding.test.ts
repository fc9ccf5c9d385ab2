import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createDeviceWallets } from '../../test/createDeviceWallets.js'
import { createFunding } from './createFunding.js'

const session = {
  email: 'ann@example.org',
  publicId: 'session-1',
  token: 'secret',
  userId: 'user-1',
}

async function setup(fund = vi.fn(async (_address: string) => {})) {
  const database = await createDatabase()
  const vault = await createVault({ database, origin: 'http://wallet.test' })
  const { wallet } = createDeviceWallets({ database, vault })
  const { address } = await wallet.getAccount(session.userId)
  return {
    address,
    database,
    fund,
    funding: createFunding({
      auth: { fund },
      hasFaucet: true,
      wallets: [wallet],
    }),
    wallet,
  }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('createFunding', () => {
  test('default', async () => {
    const { address, fund, funding } = await setup()
    await funding(session)
    expect(fund).toHaveBeenCalledExactlyOnceWith(address)
  })

  test('behavior: where there is no faucet, none is asked or waited for', async () => {
    const { wallet } = await setup()
    const fund = vi.fn(() => new Promise<void>(() => {}))
    const auth = { fund }
    await createFunding({ auth, hasFaucet: false, wallets: [wallet] })(session)
    expect(fund).not.toHaveBeenCalled()
  })

  test('behavior: once per session, though the key was there before', async () => {
    const { fund, funding } = await setup()
    await Promise.all([funding(session), funding(session)])
    await funding(session)
    expect(fund).toHaveBeenCalledTimes(1)
    await funding({ ...session, publicId: 'session-2' })
    expect(fund).toHaveBeenCalledTimes(2)
  })

  test('behavior: each kind of account, though one cannot be had', async () => {
    const { address, fund, wallet } = await setup()
    const solana = { getAccount: async () => ({ address: 'solana-address' }) }
    const broken = { getAccount: () => Promise.reject(new Error('no')) }
    const wallets = [broken, wallet, solana]
    await createFunding({ auth: { fund }, hasFaucet: true, wallets })(session)
    expect(fund.mock.calls).toEqual(
      expect.arrayContaining([[address], ['solana-address']]),
    )
  })

  test('behavior: five seconds at most', async () => {
    vi.useFakeTimers()
    const { funding } = await setup(vi.fn(() => new Promise<void>(() => {})))
    const isDone = vi.fn()
    funding(session).then(isDone)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(isDone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toHaveBeenCalledTimes(1)
  })

  test('error: a faucet that is away is asked again', async () => {
    const fund = vi.fn(async (_address: string) => {})
    fund.mockRejectedValueOnce(new Error('away'))
    const { funding } = await setup(fund)
    await funding(session)
    await funding(session)
    expect(fund).toHaveBeenCalledTimes(2)
  })

  test('error: a key that cannot be read', async () => {
    const { database, fund, funding } = await setup()
    await database.set('key:user-2', 'junk')
    await funding({ ...session, userId: 'user-2' })
    expect(fund).not.toHaveBeenCalled()
  })
})
