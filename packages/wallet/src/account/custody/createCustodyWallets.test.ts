import { HostError } from 'latchkey/frame'
import { describe, expect, test, vi } from 'vitest'
import type { KeptShare } from '../../core/custodyRecords.js'
import { createCustodyWallets } from './createCustodyWallets.js'

const user = { publicId: '1', token: 't', userId: 'ann' }
const revoked = () =>
  new HostError({ message: 'The device was removed', code: 'DEVICE_REVOKED' })
const toKept = (setId: string, evm = `0x${'1'.repeat(40)}`) =>
  ({ addresses: { evm, solana: 'S' }, hasPhrase: true, setId }) as KeptShare

/**
 * A device whose set was removed; `next` is what the browser has besides, and
 * `signedIn` whose session it has.
 */
async function setup(next: KeptShare | undefined, signedIn = user) {
  let kept: KeptShare | undefined = toKept('set-1')
  const remove = vi.fn(async () => {
    kept = undefined
  })
  const sign = vi.fn(async (): Promise<never> => {
    if (kept?.setId === 'set-1') throw revoked()
    return `signed by ${kept?.setId}` as never
  })
  const { wallet } = createCustodyWallets({
    async join() {
      kept = next
      return next !== undefined
    },
    load: async () => ({ sign }) as never,
    session: { read: async () => signedIn },
    shares: { read: async () => kept, remove, write: async () => {} },
  })
  const account = await wallet.getAccount(user.userId)
  return { account, remove, sign }
}

describe('createCustodyWallets', () => {
  test('behavior: a set that another site has replaced is replaced here', async () => {
    const { account, remove, sign } = await setup(toKept('set-2'))
    expect(await account.signMessage({ message: 'hello' })).toBe(
      'signed by set-2',
    )
    expect(remove).toHaveBeenCalledOnce()
    expect(sign).toHaveBeenCalledTimes(2)
  })

  test('error: nothing is signed with another wallet than was approved', async () => {
    const { account, sign } = await setup(
      toKept('set-2', `0x${'2'.repeat(40)}`),
    )
    await expect(
      account.signMessage({ message: 'hello' }),
    ).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(sign).toHaveBeenCalledOnce()
  })

  test('error: removed, and there is no other set', async () => {
    const { account, sign } = await setup(undefined)
    await expect(
      account.signMessage({ message: 'hello' }),
    ).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(sign).toHaveBeenCalledOnce()
  })

  test('error: nothing is signed for somebody else who has signed in since', async () => {
    const bob = { ...user, userId: 'bob' }
    const { account, remove, sign } = await setup(toKept('set-2'), bob)
    await expect(
      account.signMessage({ message: 'hello' }),
    ).rejects.toMatchObject({ code: 4100 })
    expect(sign).not.toHaveBeenCalled()
    expect(remove).not.toHaveBeenCalled()
  })
})
