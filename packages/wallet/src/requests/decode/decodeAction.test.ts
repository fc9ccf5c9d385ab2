import {
  concat,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import { decodeAction } from './decodeAction.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const currency = { symbol: 'ETH', decimals: 18 }

function decode(
  parameters: Partial<decodeAction.Parameters>,
  decimals: number | undefined = 6,
) {
  return decodeAction({
    from: me,
    to: token,
    data: '0x',
    value: 0n,
    currency,
    readToken: async (address) => ({ address, decimals, symbol: 'USDX' }),
    strings: english,
    ...parameters,
  })
}

const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [friend, parseUnits('1.5', 6)],
})

describe('decodeAction', () => {
  test('default', async () => {
    const action = await decode({ data: transfer })
    expect(action.action).toBe('Send')
    expect(action.amount).toBe('1.5 USDX')
    expect(action.warnings).toEqual([])
    expect(action.rows).toEqual([
      { label: 'To', value: friend, kind: 'address', testId: 'receiver' },
      { label: 'Token', value: token, kind: 'address', note: 'USDX' },
    ])
  })

  test('behavior: native transfer', async () => {
    const action = await decode({ to: friend, value: parseEther('0.1') })
    expect(action).toMatchObject({ action: 'Send', amount: '0.1 ETH' })
    expect(action.rows[0]).toMatchObject({ value: friend, testId: 'receiver' })
  })

  test('behavior: a native amount is exact to the last unit', async () => {
    const action = await decode({ to: friend, value: 10n ** 30n + 1n })
    expect(action.amount).toBe('1000000000000.000000000000000001 ETH')
  })

  test('behavior: approve shows the spender and warns', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, parseUnits('10', 6)],
    })
    const action = await decode({ data })
    expect(action).toMatchObject({
      action: 'Allow spending',
      amount: '10 USDX',
    })
    expect(action.rows[0]).toMatchObject({ label: 'Spender', value: friend })
    expect(action.warnings).toHaveLength(1)
  })

  test('behavior: an unlimited approve says so', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, maxUint256],
    })
    const action = await decode({ data })
    expect(action.amount).toBe('Unlimited USDX')
    expect(action.warnings.join()).toContain('all your USDX')
  })

  test('behavior: approve of nothing takes an allowance back', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, 0n],
    })
    expect((await decode({ data })).action).toBe('Revoke allowance')
  })

  test.each<[string, string, readonly unknown[], object]>([
    [
      'an NFT',
      'safeTransferFrom(address,address,uint256)',
      [me, friend, 7n],
      { action: 'Send NFT', amount: '#7' },
    ],
    [
      'an NFT with data',
      'safeTransferFrom(address,address,uint256,bytes)',
      [me, friend, 7n, '0x1234'],
      { action: 'Send NFT', amount: '#7' },
    ],
    [
      'some of an item',
      'safeTransferFrom(address,address,uint256,uint256,bytes)',
      [me, friend, 7n, 3n, '0x'],
      { action: 'Send NFT', amount: '3 × #7' },
    ],
    [
      'an NFT of somebody else',
      'safeTransferFrom(address,address,uint256)',
      [other, friend, 7n],
      { action: 'Move tokens', amount: '#7' },
    ],
    [
      'an NFT to its own contract',
      'safeTransferFrom(address,address,uint256)',
      [me, token, 7n],
      { warnings: [english.warnings.toToken] },
    ],
  ])('behavior: sends %s', async (_, name, args, expected) => {
    const abi = parseAbi([`function ${name}` as 'function f()'])
    const data = encodeFunctionData({ abi, args } as never)
    const readName = async () => 'Cats'
    const action = await decode({ data, readName })
    expect(action).toMatchObject({ warnings: [], ...expected })
    expect(action.rows).toContainEqual(
      expect.objectContaining({ label: 'Collection', note: 'Cats' }),
    )
    const rows = action.rows.map(({ label, value }) => `${label} ${value}`)
    expect(rows).toContain(`Collection ${token}`)
    expect(rows.includes(`From ${other}`)).toBe(args[0] === other)
    expect(rows.includes('Data 2 bytes of data')).toBe(args[3] === '0x1234')
  })

  test('behavior: several items each have a line, lists that differ none', async () => {
    const abi = parseAbi([
      'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    ])
    const make = (ids: bigint[], counts: bigint[]) =>
      decode({
        data: encodeFunctionData({
          ...{ abi, args: [me, friend, ids, counts, '0x'] },
        }),
      })
    const { amount, rows } = await make([7n, 8n], [1n, 2n])
    expect(amount).toBeUndefined()
    expect(rows.slice(1, 3).map(({ value }) => value)).toEqual([
      '1 × #7',
      '2 × #8',
    ])
    for (const [ids, counts] of [
      [
        [7n, 7n],
        [1n, 2n],
      ],
      [[7n], [1n, 2n]],
      [[], []],
    ] as [bigint[], bigint[]][])
      expect((await make(ids, counts)).action).toBe('Call a contract')
  })

  test('behavior: transferFrom names whose tokens they are', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [other, friend, 1n],
    })
    const action = await decode({ data })
    expect(action.amount).toBe('0.000001 USDX')
    expect(action.rows.map(({ label, value }) => [label, value])).toEqual([
      ['From', other],
      ['To', friend],
      ['Token', token],
    ])
  })

  test('behavior: a transfer to the token itself is warned of', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [token, 1n],
    })
    expect((await decode({ data })).warnings.join()).toContain('lost')
  })

  test('behavior: an operator for a collection is warned of', async () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function setApprovalForAll(address, bool)']),
      args: [friend, true],
    })
    const action = await decode({ data })
    expect(action.action).toBe('Allow the whole collection')
    expect(action.warnings).toHaveLength(1)
  })

  test('behavior: what is no token with decimals is a contract call', async () => {
    const action = await decode({
      data: transfer,
      readToken: async () => undefined,
    })
    expect(action.action).toBe('Call a contract')
    expect(action.amount).toBeUndefined()
    expect(action.rows[1]).toMatchObject({ value: '0xa9059cbb' })
  })

  test('behavior: bytes that only begin like a transfer are not one', async () => {
    const longer = await decode({ data: concat([transfer, '0x00']) })
    expect(longer.action).toBe('Call a contract')
    const dirty = transfer.replace('a9059cbb0', 'a9059cbb1') as `0x${string}`
    expect((await decode({ data: dirty })).action).toBe('Call a contract')
    const short = transfer.slice(0, -2) as `0x${string}`
    expect((await decode({ data: short })).action).toBe('Call a contract')
  })

  test('behavior: coins sent along with a token call are shown', async () => {
    const action = await decode({ data: transfer, value: parseEther('2') })
    expect(action.amount).toBe('1.5 USDX')
    expect(action.rows).toContainEqual({
      label: 'Also sends',
      value: '2 ETH',
      kind: 'text',
    })
    expect(action.warnings[0]).toContain('2 ETH')
  })

  test('behavior: coins of the same name and amount are shown too', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, parseEther('2')],
    })
    const action = await decode({
      data,
      value: parseEther('2'),
      readToken: async (address) => ({ address, decimals: 18, symbol: 'ETH' }),
    })
    expect(action.amount).toBe('2 ETH')
    expect(action.warnings[0]).toContain('It also sends 2 ETH')
  })

  test('behavior: an exact allowance of a known exchange names it', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, 5n],
    })
    const routers = [{ address: friend, name: 'Exchange' }] as const
    const action = await decode({ data, routers })
    expect(action.rows[0]).toMatchObject({ value: friend, note: 'Exchange' })
    expect(action.warnings).toEqual([])
  })

  test('behavior: an endless allowance is warned of for a known exchange', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, maxUint256],
    })
    const routers = [{ address: friend, name: 'Exchange' }] as const
    expect((await decode({ data, routers })).warnings).toHaveLength(1)
  })

  test('behavior: an unknown call shows selector, target and value', async () => {
    const action = await decode({ data: '0xdeadbeef01', value: 1n })
    expect(action).toMatchObject({
      action: 'Call a contract',
      amount: '0.000000000000000001 ETH',
    })
    expect(action.rows).toMatchObject([
      { label: 'Contract', value: token },
      { label: 'Function', value: '0xdeadbeef', note: '5 bytes of data' },
    ])
  })

  test('behavior: contract creation', async () => {
    const action = await decode({ to: undefined, data: '0x6001' })
    expect(action.action).toBe('Create a contract')
  })

  test('error: a node that is away stops the decoding', async () => {
    await expect(
      decode({
        data: transfer,
        readToken: async () => {
          throw new Error('away')
        },
      }),
    ).rejects.toThrow('away')
  })
})
