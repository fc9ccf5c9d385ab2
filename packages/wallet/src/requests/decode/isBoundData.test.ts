import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { RpcUnreachableError } from '../../node/createRpc.js'
import { isBoundData } from './isBoundData.js'
import { readTypedData } from './readTypedData.js'

const chainId = 421_614
const verifyingContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function ask(
  given: { domain: object; message?: object; types?: object },
  code: unknown = '0x60',
) {
  const message = given.message ?? { text: 'Hi' }
  const fields = Object.keys(message).map((name) => ({ name, type: 'string' }))
  const typedData = readTypedData(
    JSON.stringify({
      ...{ domain: given.domain, message, primaryType: 'Note' },
      types: { Note: fields, ...given.types },
    }),
    chainId,
  )
  const asked: unknown[] = []
  const bound = isBoundData(typedData, {
    chain: { rpcUrls: [] } as never,
    async rpc(_, method, params) {
      asked.push([method, params])
      if (code instanceof Error) throw code
      return code
    },
  })
  return bound.then((isBound) => ({ asked, isBound }))
}

describe('isBoundData', () => {
  test('default: what a contract of the network verifies', async () => {
    expect(await ask({ domain: { chainId, verifyingContract } })).toEqual({
      asked: [['eth_getCode', [verifyingContract, 'latest']]],
      isBound: true,
    })
  })

  test.each([
    ['no contract', { chainId, name: 'Shop' }],
    [
      'no contract, but the address of none',
      { chainId, verifyingContract: zeroAddress },
    ],
    ['no network', { verifyingContract }],
  ])('behavior: not with %s', async (_, domain) => {
    expect((await ask({ domain })).isBound).toBe(false)
  })

  test.each([
    ['there is no contract', '0x'],
    ['it says nothing', null],
    ['it is away', new RpcUnreachableError()],
  ])('behavior: not when, as the node says, %s', async (_, code) => {
    const domain = { chainId, verifyingContract }
    expect((await ask({ domain }, code)).isBound).toBe(false)
  })

  test('behavior: not with a contract that is given, or signed as a text', async () => {
    const domain = { chainId, verifyingContract }
    const own = (types: string[][]) => ({
      EIP712Domain: types.map(([name, type]) => ({ name, type })),
    })
    const id = ['chainId', 'uint256']
    const signed = own([id, ['verifyingContract', 'address']])
    expect((await ask({ domain, types: signed })).isBound).toBe(true)
    expect((await ask({ domain, types: own([id]) })).isBound).toBe(false)
    const text = own([id, ['verifyingContract', 'string']])
    expect((await ask({ domain, types: text })).isBound).toBe(false)
  })

  test('behavior: not on the main network of Hyperliquid', async () => {
    const domain = { chainId, verifyingContract }
    const on = async (hyperliquidChain: string) =>
      (await ask({ domain, message: { hyperliquidChain } })).isBound
    expect(await on('Mainnet')).toBe(false)
    expect(await on('Testnet')).toBe(true)
  })
})
