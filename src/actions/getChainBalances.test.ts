import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
} from 'viem'
import { expect, test } from 'vitest'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import {
  clusters,
  createSolanaStub,
  solanaAddress,
  solanaPayee,
} from '../../test/setup/solana/createSolanaStub.js'
import { getChainBalances } from './getChainBalances.js'
import { unwatchToken } from './unwatchToken.js'
import { watchToken } from './watchToken.js'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const nothing = `0x${'5'.repeat(40)}`

/** A node with one token, for an app whose API is down. */
async function setup(parameters: { isBroken?: boolean } = {}) {
  const state = { isBroken: parameters.isBroken ?? false }
  const found = createApiKit({
    answer: () => 503,
    async node(request) {
      if (request.method === 'eth_getBalance') return '0xde0b6b3a7640000'
      const [call] = (request as { params?: unknown }).params as [
        { data: Hex; to: string },
      ]
      if (call.to.toLowerCase() !== token.toLowerCase()) return '0x'
      if (state.isBroken) throw new Error('down')
      const { functionName } = decodeFunctionData({
        abi: erc20Abi,
        data: call.data,
      })
      if (functionName === 'decimals')
        return encodeAbiParameters([{ type: 'uint8' }], [6])
      if (functionName === 'balanceOf')
        return encodeAbiParameters([{ type: 'uint256' }], [2_500_000n])
      return encodeFunctionResult({
        abi: erc20Abi,
        functionName: 'symbol',
        result: functionName === 'symbol' ? 'USDC' : 'USD Coin',
      })
    },
  })
  await found.connect()
  return { ...found, state }
}

const coin = {
  address: undefined,
  chainId: 'eip155:1',
  quantity: { decimals: '18', numeric: '1' },
  symbol: 'ETH',
}

test('default: the native coin, without the API', async () => {
  const { calls, kit } = await setup()
  const { balances } = await getChainBalances(kit)
  expect(balances).toHaveLength(1)
  expect(balances[0]).toMatchObject(coin)
  expect(calls).toEqual([])
})

test('behavior: a watched token', async () => {
  const { kit } = await setup()
  expect(await watchToken(kit, { chainId: 1, token })).toEqual({
    address: token,
    chainId: 1,
    decimals: 6,
    name: 'USD Coin',
    symbol: 'USDC',
  })
  const { balances } = await getChainBalances(kit)
  expect(balances).toEqual([
    expect.objectContaining(coin),
    {
      address: `eip155:1:${token.toLowerCase()}`,
      chainId: 'eip155:1',
      iconUrl: '',
      isWatched: true,
      name: 'USD Coin',
      price: 0,
      quantity: { decimals: '6', numeric: '2.5' },
      symbol: 'USDC',
      value: 0,
    },
  ])
  // Of this network only.
  expect(
    (await getChainBalances(kit, { chainId: 31337 })).balances,
  ).toHaveLength(1)
})

test('behavior: watched twice, and no longer', async () => {
  const { kit } = await setup()
  await watchToken(kit, { chainId: 1, token })
  await watchToken(kit, { token: `eip155:1/erc20:${token.toLowerCase()}` })
  expect(kit.storage.get('watchedTokens')).toEqual([
    `eip155:1:${token.toLowerCase()}`,
  ])
  unwatchToken(kit, { chainId: 'eip155:1', token })
  expect((await getChainBalances(kit)).balances).toHaveLength(1)
})

test('behavior: a token that cannot be read is left out', async () => {
  const { kit, state } = await setup()
  await watchToken(kit, { chainId: 1, token })
  state.isBroken = true
  const { balances } = await getChainBalances(kit)
  expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH'])
})

test('behavior: broken entries in storage are skipped', async () => {
  const { kit } = await setup()
  kit.storage.set('watchedTokens', [1, null, 'eip155:1:0x12', 'x'])
  expect((await getChainBalances(kit)).balances).toHaveLength(1)
})

test('behavior: a Solana mint the account does not hold', async () => {
  const { port } = createSolanaStub({
    balances: [
      {
        address: undefined,
        amount: 5n,
        caipNetworkId: clusters[0].id,
        decimals: 9,
        name: 'Solana',
        symbol: 'SOL',
      },
    ],
  })
  port.getToken = async () => ({
    address: solanaPayee,
    caipNetworkId: clusters[0].id,
    decimals: 6,
    name: 'Silver',
    symbol: 'SILV',
  })
  const { kit } = createApiKit({ answer: () => 503, solana: () => port })
  const chainId = clusters[0].id
  await watchToken(kit, { chainId, token: solanaPayee })
  const { balances } = await getChainBalances(kit, {
    address: solanaAddress,
    chainId,
  })
  expect(balances).toMatchObject([
    { symbol: 'SOL' },
    {
      address: `${chainId}:${solanaPayee}`,
      isWatched: true,
      quantity: { decimals: '6', numeric: '0' },
      symbol: 'SILV',
    },
  ])
})

test.each([
  ['no token', nothing],
  ['the native coin', 'native'],
])('error: %s', async (_title, address) => {
  const { kit } = await setup()
  await expect(
    watchToken(kit, { chainId: 1, token: address }),
  ).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  expect(kit.storage.get('watchedTokens')).toBe(undefined)
})

test('error: no account', async () => {
  const { kit } = createApiKit()
  await expect(getChainBalances(kit)).rejects.toMatchObject({
    name: 'AccountRequiredError',
  })
})
