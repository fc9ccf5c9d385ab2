import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { createWalletPage } from '../../../../../test/setup/frame/createWalletPage.js'
import {
  DELEGATION_MANAGER,
  ENFORCERS,
  ENTRY_POINT,
} from '../../core/contracts.js'
import { parseCalls } from '../calls/parseCalls.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const data = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [bob, 1n],
})

const guarded = [DELEGATION_MANAGER, ENTRY_POINT, ...Object.values(ENFORCERS)]

describe('assertCallAllowed', () => {
  test.each(guarded)('error: an app calls %s', async (to) => {
    const page = createWalletPage()
    const send = (call: object) =>
      Promise.allSettled([
        page.request('eth_sendTransaction', [call]),
        page.request('wallet_sendCalls', [
          { version: '2.0.0', chainId: '0x7a69', calls: [call, call] },
        ]),
      ])
    for (const call of [
      { to, data },
      { to: to.toLowerCase(), data: '0x' },
      { to, value: '0x1' },
    ])
      for (const result of await send(call))
        expect(result).toMatchObject({ reason: { code: 4100 } })
    expect(page.cards).toHaveLength(0)
    expect(page.signed).toHaveLength(0)
  })

  test('error: an app calls the account itself', async () => {
    const page = createWalletPage()
    const { address } = page.account
    for (const to of [address, address.toLowerCase()])
      await expect(
        page.request('eth_sendTransaction', [{ to, data }]),
      ).rejects.toMatchObject({ code: 4100 })
    expect(page.signed).toHaveLength(0)
  })

  test('behavior: a payment to oneself, and other contracts, are allowed', async () => {
    const page = createWalletPage()
    const { address } = page.account
    await page.request('eth_sendTransaction', [{ to: address, value: '0x1' }])
    await page.request('eth_sendTransaction', [{ to: bob, data }])
    expect(page.node.sent).toHaveLength(2)
  })

  test.each([
    ['authorizationList', []],
    ['authorizationList', [{ address: bob, chainId: '0x0', nonce: '0x0' }]],
    ['blobVersionedHashes', ['0x01']],
  ])('error: %s from an app', async (field, value) => {
    const page = createWalletPage()
    await expect(
      page.request('eth_sendTransaction', [
        { to: bob, type: '0x4', value: '0x1', [field]: value },
      ]),
    ).rejects.toMatchObject({ code: -32602 })
    expect(page.signed).toHaveLength(0)
  })

  test.each([
    { authorizationList: [] },
    { authorizationList: [{ address: bob, chainId: '0x0', nonce: '0x0' }] },
    { type: '0x4' },
    { type: '0x3' },
    { blobVersionedHashes: ['0x01'] },
  ])('error: %j in a call of a batch', async (more) => {
    const page = createWalletPage()
    const call = { to: bob, value: '0x1' }
    const batch = {
      ...{ chainId: '0x7a69', version: '2.0.0' },
      calls: [call, { ...call, ...more }],
    }
    await expect(
      page.request('wallet_sendCalls', [batch]),
    ).rejects.toMatchObject({ code: -32602 })
    expect(page.cards).toEqual([])
    expect(page.signed).toEqual([])
    // The messages are checked first, and the calls once more.
    expect(() =>
      parseCalls({
        address: page.account.address,
        chain: { id: 31337 },
        isAtomic: true,
        params: [batch],
      }),
    ).toThrow(expect.objectContaining({ code: -32602 }))
  })

  test.each(['eth_sign', 'wallet_signAuthorization', 'eth_signAuthorization'])(
    'error: %s is not a method of the wallet',
    async (method) => {
      const page = createWalletPage()
      await expect(
        page.request(method, [page.account.address, data]),
      ).rejects.toBeDefined()
      expect(page.signed).toHaveLength(0)
    },
  )
})
