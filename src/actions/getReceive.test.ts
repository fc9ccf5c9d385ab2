import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { getReceive } from './getReceive.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A chain on which every contract is a token with six decimals. */
async function setup() {
  const app = createApiKit({
    node: async ({ method }) =>
      method === 'eth_call'
        ? encodeAbiParameters([{ type: 'uint256' }], [6n])
        : '0x1',
  })
  await app.connect()
  return app.kit
}

test('default', async () => {
  const { calls, connect, kit } = createApiKit()
  await connect()
  expect(await getReceive(kit)).toEqual({
    address: readerAddress,
    amount: undefined,
    caipAddress: `eip155:1:${readerAddress}`,
    caipNetworkId: 'eip155:1',
    paymentUri: `ethereum:${readerAddress}@1`,
    token: undefined,
  })
  expect(calls).toEqual([])
})

test('param: amount', async () => {
  const kit = await setup()
  const { paymentUri } = await getReceive(kit, { amount: '1.5' })
  expect(paymentUri).toBe(
    `ethereum:${readerAddress}@1?value=1500000000000000000`,
  )
})

test.each([token, `eip155:1:${token}`, `eip155:1/erc20:${token}`])(
  'param: token %s',
  async (name) => {
    const kit = await setup()
    const found = await getReceive(kit, { amount: '2.5', token: name })
    expect(found).toMatchObject({
      paymentUri: `ethereum:${token}@1/transfer?address=${readerAddress}&uint256=2500000`,
      token,
    })
  },
)

test('param: chainId', async () => {
  const kit = await setup()
  expect(await getReceive(kit, { chainId: 31337 })).toMatchObject({
    caipAddress: `eip155:31337:${readerAddress}`,
    paymentUri: `ethereum:${readerAddress}@31337`,
  })
})

test.each([
  [{ amount: '0' }, 'AMOUNT_ZERO'],
  [{ amount: '1e18' }, 'INVALID_AMOUNT'],
  [{ amount: '0.1234567', token }, 'TOO_MANY_DECIMALS'],
  // Token of another network.
  [{ token: `eip155:10:${token}` }, 'INVALID_TOKEN'],
  [{ token: `eip155:10/erc20:${token}` }, 'INVALID_TOKEN'],
  [{ token: '0x12' }, 'INVALID_ADDRESS'],
])('error: %o', async (parameters, code) => {
  const kit = await setup()
  await expect(getReceive(kit, parameters)).rejects.toMatchObject({ code })
})

test('error: no account', async () => {
  await expect(getReceive(createApiKit().kit)).rejects.toMatchObject({
    code: 'CAIP_UNDEFINED',
  })
})
