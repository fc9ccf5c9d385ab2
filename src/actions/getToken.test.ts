import { createConfig } from '@wagmi/core'
import { custom, encodeAbiParameters, type Hex, stringToHex } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { createKit } from '../createKit.js'
import { getToken } from './getToken.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const text = (value: string) =>
  encodeAbiParameters([{ type: 'string' }], [value])
const number = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

function setup(answers: Record<string, Hex | string | Error>) {
  const selectors: Record<string, string> = {
    '0x06fdde03': 'name',
    '0x313ce567': 'decimals',
    '0x95d89b41': 'symbol',
  }
  const transport = custom(
    {
      async request({ params }: { params: [{ data: Hex }] }) {
        const answer = answers[selectors[params[0].data] ?? ''] ?? '0x'
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    { retryCount: 0 },
  )
  const config = createConfig({
    chains: [foundry],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [foundry.id]: transport },
  })
  return createKit({ config, projectId: 'test' })
}

test('default', async () => {
  const kit = setup({
    decimals: number(6),
    name: text('Dollar'),
    symbol: text('USD'),
  })
  const expected = {
    address: token,
    chainId: 31337,
    decimals: 6,
    name: 'Dollar',
    symbol: 'USD',
  }
  expect(await getToken(kit, { chainId: 31337, token })).toEqual(expected)
  const caip19 = `eip155:31337/erc20:${token}`
  expect(await getToken(kit, { token: caip19 })).toEqual(expected)
})

test('param: token, native', async () => {
  const found = await getToken(setup({}), {
    chainId: '0x7a69',
    token: 'native',
  })
  expect(found).toMatchObject({
    address: undefined,
    decimals: 18,
    symbol: 'ETH',
  })
})

test('behavior: bytes32 text, and no text', async () => {
  const symbol = stringToHex('MKR', { size: 32 })
  const kit = setup({ decimals: number(255), symbol })
  expect(await getToken(kit, { chainId: 31337, token })).toMatchObject({
    decimals: 255,
    name: '',
    symbol: 'MKR',
  })
})

test('error: not a token', async () => {
  const reverted = Object.assign(new Error('execution reverted'), { code: 3 })
  for (const decimals of ['0x', '0x12', number(256), text('6'), reverted])
    await expect(
      getToken(setup({ decimals }), { chainId: 31337, token }),
    ).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
})

test('error: unreachable node, which says nothing about the token', async () => {
  const kit = setup({ decimals: new Error('offline') })
  const error = await getToken(kit, { chainId: 31337, token }).catch(
    (error) => error,
  )
  expect(error.code).not.toBe('INVALID_TOKEN')
})

test('error: invalid token ids', async () => {
  const kit = setup({})
  for (const [value, code] of [
    ['eip155:31337/erc721:0x12', 'INVALID_TOKEN'],
    ['eip155:31337/', 'INVALID_TOKEN'],
    ['USD', 'INVALID_ADDRESS'],
    ['So11111111111111111111111111111111111111112', 'WRONG_NAMESPACE'],
    ['eip155:1/slip44:60', 'CHAIN_NOT_SUPPORTED'],
  ] as const)
    await expect(
      getToken(kit, { chainId: 31337, token: value }),
    ).rejects.toMatchObject({ code })
})
