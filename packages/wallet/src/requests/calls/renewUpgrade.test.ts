import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverAuthorizationAddress } from 'viem/utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELEGATE } from '../../core/contracts.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { StoredOperation } from './operation.js'
import { renewUpgrade } from './renewUpgrade.js'

const account = privateKeyToAccount(toHex(7, { size: 32 }))
const chain: FrameChain = {
  id: 31_337,
  caipNetworkId: 'eip155:31337',
  name: 'Local',
  nativeCurrency: { decimals: 18, symbol: 'ETH' },
  rpcUrls: ['http://node.test/'],
}
const upgrade = { address: DELEGATE, chainId: chain.id, nonce: 5 }
const request = { callData: '0x1234', signature: '0x5678' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup(
  parameters: {
    delegation?: Delegation
    /** What follows it once it has been read. */
    laterDelegation?: Delegation
    isOver?: boolean
    nonces?: { latest: number; pending: number }
    owner?: typeof account
  } = {},
) {
  const { delegation = 'none', isOver = false, owner = account } = parameters
  const { laterDelegation = delegation } = parameters
  const { nonces = { latest: 6, pending: 6 } } = parameters
  const readDelegation = vi
    .fn(async () => laterDelegation)
    .mockResolvedValueOnce(delegation)
  const signed: unknown[] = []
  const operation: StoredOperation = {
    ...{ request, upgrade, createdAt: Date.now() },
    sender: account.address,
    hash: '0xaa',
    nonce: '0x0',
    fromBlock: '0x1',
  }
  const renew = (more: object = {}) =>
    renewUpgrade({
      chain,
      async loadSigner() {
        return {
          account: {
            address: owner.address,
            signAuthorization(given) {
              signed.push(given)
              return owner.signAuthorization(given)
            },
          },
          async assertSession() {
            if (isOver) throw new Error('Not signed in')
          },
          readDelegation,
        }
      },
      operation: { ...operation, ...more },
      rpc: async (_, method, params) => {
        const [, block] = params as ['', 'latest' | 'pending']
        if (method === 'eth_getTransactionCount') return toHex(nonces[block])
        throw new Error(method)
      },
    })
  return { operation, renew, signed }
}

test('behavior: carried out between the reads, nothing is signed', async () => {
  const { renew, signed } = setup({ laterDelegation: 'ours' })
  await expect(renew()).resolves.toBeUndefined()
  expect(signed).toEqual([])
})

test('default: the same operation, with an upgrade at the next nonce', async () => {
  const { operation, renew } = setup()
  const renewed = await renew()
  const { eip7702Auth, ...others } = renewed?.request ?? {}
  expect(others).toEqual(request)
  expect({ ...renewed, request }).toEqual({
    ...operation,
    upgrade: { ...upgrade, nonce: 6 },
  })
  const { address, chainId, nonce, r, s, yParity } = eip7702Auth as never
  expect([address, chainId, nonce]).toEqual([DELEGATE, '0x7a69', '0x6'])
  const authorization = {
    ...{ address: DELEGATE, chainId: chain.id, nonce: 6 },
    ...{ r, s, yParity: Number(yParity) },
  }
  await expect(recoverAuthorizationAddress({ authorization })).resolves.toBe(
    account.address,
  )
})

test.each<[string, Parameters<typeof setup>[0], object?]>([
  ['the nonce is still free', { nonces: { latest: 5, pending: 5 } }],
  ['it runs the code of another wallet', { delegation: 'foreign' }],
  ['the user wants no smart account', { delegation: 'unavailable' }],
  [
    'somebody else is signed in',
    { owner: privateKeyToAccount(toHex(8, { size: 32 })) },
  ],
  ['the operation needs no upgrade', {}, { upgrade: undefined }],
])('behavior: nothing is signed when %s', async (_, parameters, more) => {
  const { renew, signed } = setup(parameters)
  await expect(renew(more)).resolves.toBeUndefined()
  expect(signed).toEqual([])
})

test.each([[{ latest: 6, pending: 6 }], [{ latest: 6, pending: 7 }]])(
  'behavior: an account that is upgraded by now needs no upgrade, at %o',
  async (nonces) => {
    const { operation, renew, signed } = setup({ delegation: 'ours', nonces })
    const eip7702Auth = { nonce: '0x5' }
    const renewed = await renew({ request: { ...request, eip7702Auth } })
    expect(renewed).toEqual({ ...operation, usedAuth: eip7702Auth })
    expect(renewed?.request).toStrictEqual(request)
    expect(signed).toEqual([])
    // And that is all: it is sent once more, not every second.
    await expect(renew({ ...renewed })).resolves.toBeUndefined()
  },
)

test('behavior: an upgrade whose block is taken back is sent again, the same', async () => {
  const nonces = { latest: 5, pending: 5 }
  const { operation, renew, signed } = setup({ nonces })
  const usedAuth = { nonce: '0x5' }
  expect(await renew({ usedAuth })).toEqual({
    ...operation,
    request: { ...request, eip7702Auth: usedAuth },
  })
  expect(signed).toEqual([])
})

test('behavior: an upgrade that was undone is not signed again', async () => {
  const { renew, signed } = setup()
  const usedAuth = { nonce: '0x5' }
  await expect(renew({ usedAuth })).resolves.toBeUndefined()
  expect(signed).toEqual([])
})

test('behavior: nothing is signed after ten minutes', async () => {
  const { renew, signed } = setup()
  vi.advanceTimersByTime(600_001)
  await expect(renew()).resolves.toBeUndefined()
  expect(signed).toEqual([])
})

test('error: the session is over', async () => {
  const { renew, signed } = setup({ isOver: true })
  await expect(renew()).rejects.toThrow('Not signed in')
  expect(signed).toEqual([])
})

test('error: a transaction is pending', async () => {
  const { renew, signed } = setup({ nonces: { latest: 6, pending: 7 } })
  await expect(renew()).rejects.toMatchObject({ code: -32000 })
  expect(signed).toEqual([])
})
