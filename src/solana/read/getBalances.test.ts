import { Keypair } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createSolanaNode } from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import { getBalances } from './getBalances.js'
import { getToken } from './getToken.js'

const node = createSolanaNode()
const keypair = Keypair.generate()
const address = keypair.publicKey.toBase58()

function setup(connection = node.connect()) {
  return createSolanaPage({ connection, keypair, wallet: {} }).context
}

test('default', async () => {
  const context = setup()
  const parameters = { address, caipNetworkId: localnet }
  const sol = { address: undefined, decimals: 9, name: 'Solana', symbol: 'SOL' }
  expect(await getBalances(context, parameters)).toEqual([
    { ...sol, amount: 0n, caipNetworkId: localnet },
  ])
  node.fund(address)
  node.control.warp(2)
  const [first, ...tokens] = await getBalances(context, parameters)
  expect(first).toMatchObject({ ...sol, amount: 10_000_000_000n })
  const { spl, token2022 } = node.mints
  expect(tokens).toHaveLength(2)
  expect(tokens.find((token) => token.address === spl)).toMatchObject({
    ...{ amount: 1_000_000_000n, decimals: 6, name: '', symbol: '' },
  })
  expect(tokens.find((token) => token.address === token2022)).toMatchObject({
    ...{ amount: 50_000_000_000n, decimals: 9, name: 'Local Silver' },
    symbol: 'SILV',
  })
})

test('default: getToken', async () => {
  const context = setup()
  const caipNetworkId = localnet
  expect(
    await getToken(context, { caipNetworkId, token: 'native' }),
  ).toMatchObject({ decimals: 9, symbol: 'SOL' })
  const token = `${localnet}/token:${node.mints.token2022}`
  expect(await getToken(context, { token })).toMatchObject({ symbol: 'SILV' })
  await expect(
    getToken(context, { caipNetworkId, token: address }),
  ).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
})

test.each([
  [429, 'REQUEST_FAILED'],
  ['<html>', 'RESPONSE_INVALID'],
  [{ jsonrpc: '2.0', id: 1, result: { value: [] } }, 'RESPONSE_INVALID'],
])('error: node answers %j', async (answer, code) => {
  const context = setup(node.connect(() => answer))
  const parameters = { address, caipNetworkId: localnet }
  await expect(getBalances(context, parameters)).rejects.toMatchObject({ code })
})

test('error: not a Solana address, not a cluster', async () => {
  const context = setup()
  await expect(
    getBalances(context, {
      address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      caipNetworkId: localnet,
    }),
  ).rejects.toMatchObject({ code: 'WRONG_NAMESPACE' })
  await expect(
    getBalances(context, { address, caipNetworkId: 'solana:other' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})
