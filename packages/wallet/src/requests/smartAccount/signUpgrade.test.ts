import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { DELEGATE } from '../../core/contracts.js'
import { signUpgrade } from './signUpgrade.js'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const request = { address: DELEGATE, chainId: 31337, nonce: 7 }

test('default: our delegate, and none', async () => {
  for (const address of [DELEGATE, zeroAddress])
    expect(await signUpgrade(account, { ...request, address })).toEqual(
      await account.signAuthorization({ ...request, address }),
    )
})

test.each([
  ['another delegate', { address: account.address }],
  ['every chain', { chainId: 0 }],
])('error: %s', async (_, change) => {
  const signAuthorization = vi.fn(account.signAuthorization)
  await expect(
    signUpgrade({ signAuthorization }, { ...request, ...change }),
  ).rejects.toThrow()
  expect(signAuthorization).not.toHaveBeenCalled()
})

test('error: an account that cannot', async () => {
  await expect(signUpgrade({}, request)).rejects.toThrow()
})
