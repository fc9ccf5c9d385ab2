import {
  type Address,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import { decodeAction } from '../decode/decodeAction.js'
import { decodeTypedData } from '../decode/decodeTypedData.js'
import { createDescriptors } from './createDescriptors.js'
import { describeCall } from './describeCall.js'
import type { FieldsContext } from './describeFields.js'
import { describeTyped } from './describeTyped.js'
import type { Descriptor, DescriptorField } from './descriptor.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const vault = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'

const type =
  'stake(uint256 amount,address token,(address to,uint64 until)[] parts,bytes path,uint8 mode)'
const abi = parseAbi([
  'struct Part { address to; uint64 until; }',
  'function stake(uint256 amount,address token,Part[] parts,bytes path,uint8 mode)',
])
const parts = [
  { to: friend as Address, until: 1_700_000_000n },
  { to: account as Address, until: 0n },
]
const path = `0x${'11'.repeat(40)}` as Hex
const data = encodeFunctionData({
  abi,
  args: [1_500_000n, usdc, parts, path, 2],
})

const coin = `0x${'e'.repeat(40)}`
const amount = { label: 'Amount', path: ['#', 'amount'] } as const
const fields: readonly DescriptorField[] = [
  {
    ...{ ...amount, format: 'tokenAmount' },
    contract: { path: ['#', 'token'] },
  },
]
const descriptor: Descriptor = {
  ...{ fields, intent: 'Stake', kind: 'call', owner: 'Vault', type },
}

const shared: Pick<
  FieldsContext,
  'currency' | 'readCollectionName' | 'readToken' | 'strings'
> = {
  currency: { decimals: 18, symbol: 'ETH' },
  readCollectionName: async () => 'Cats',
  readToken: async (address: Address) =>
    address === usdc ? { address, decimals: 6, symbol: 'USDC' } : undefined,
  strings: english,
}

async function read(
  changes: Partial<Descriptor> = {},
  more: { data?: Hex; value?: bigint } = {},
) {
  const described = await describeCall({
    ...{ ...shared, chainId: 1, contract: vault, data, from: account },
    readDescriptors: async () => [{ ...descriptor, ...changes }],
    value: 0n,
    ...more,
  })
  return (
    described && {
      ...described,
      rows: described.rows.map(({ label, note, value }) =>
        [label, value, note].filter(Boolean).join(' '),
      ),
    }
  )
}

const readRow = async (field: Partial<DescriptorField>) =>
  (await read({ fields: [{ ...amount, format: 'raw', ...field }] }))?.rows[0]

describe('a call', () => {
  test('default: its fields, then what it leaves out, raw', async () => {
    expect(await read()).toEqual({
      intent: 'Described as “Stake”',
      title: 'Description for Vault',
      amounts: [{ token: usdc, units: 1_500_000n }],
      rows: [
        `Amount ${usdc} 1.5 USDC`,
        `token ${usdc}`,
        `parts[0].to ${friend}`,
        'parts[0].until 1700000000',
        `parts[1].to ${account}`,
        'parts[1].until 0',
        'path 40 bytes of data',
        'mode 2',
      ],
    })
  })

  test.each<[string, Partial<DescriptorField>, string | undefined]>([
    ['amount', { format: 'amount' }, 'Amount 0.0000000000015 ETH 1500000'],
    ['duration', { format: 'duration' }, 'Amount 416:40:00 1500000'],
    [
      'unit',
      { format: 'unit', unit: { base: '%', decimals: 2 } },
      'Amount 15000 % 1500000',
    ],
    [
      'nftName',
      { format: 'nftName', contract: { path: ['@', 'to'] } },
      `Amount ${vault} Cats #1500000`,
    ],
    [
      'enum',
      { format: 'enum', path: ['#', 'mode'], words: { 2: 'Locked' } },
      'Amount Locked 2',
    ],
    [
      'date',
      { format: 'date', path: ['#', 'parts', 0, 'until'] },
      'Amount 2023-11-14 22:13:20 UTC 1700000000',
    ],
    [
      'the last of a list',
      { format: 'addressName', path: ['#', 'parts', -1, 'to'] },
      `Amount ${account}`,
    ],
    ['what carries it', { path: ['@', 'from'] }, `Amount ${account}`],
    [
      'a token that nobody names',
      { format: 'tokenAmount' },
      'Amount 1500000 base units',
    ],
    [
      'a token that is not one',
      { format: 'tokenAmount', contract: { address: vault } },
      `Amount ${vault} 1500000 base units`,
    ],
    [
      'the native coin',
      {
        format: 'tokenAmount',
        contract: { address: coin },
        native: [coin],
      },
      'Amount 0.0000000000015 ETH 1500000 base units',
    ],
    [
      'an address that stands for no coin, whatever the file says',
      {
        format: 'tokenAmount',
        contract: { address: vault },
        native: [vault.toLowerCase()],
      },
      `Amount ${vault} 1500000 base units`,
    ],
    [
      'a token of the file, with what the bytes say',
      { format: 'tokenAmount', contract: { address: usdc } },
      `Amount ${usdc} 1.5 USDC (1500000 base units)`,
    ],
    [
      'a token in bytes',
      {
        format: 'tokenAmount',
        contract: { path: ['#', 'path', { start: -20 }] },
      },
      `Amount 0x${'11'.repeat(20)} 1500000 base units`,
    ],
  ])('behavior: %s', async (_, field, expected) => {
    expect(await readRow(field)).toBe(expected)
  })

  test('behavior: each of a list has its own line', async () => {
    const described = await read({
      fields: [
        {
          ...{ format: 'tokenAmount', label: 'Until' },
          path: ['#', 'parts', '[]', 'until'],
          contract: { path: ['#', 'parts', '[]', 'to'] },
        },
      ],
    })
    expect(described?.rows.slice(0, 2)).toEqual([
      `Until ${friend} 1700000000 base units`,
      `Until ${account} 0 base units`,
    ])
  })

  test('behavior: an amount without an end says so', async () => {
    const all = encodeFunctionData({
      abi,
      args: [maxUint256, usdc, parts, path, 2],
    })
    const described = await read({}, { data: all })
    expect(described?.rows[0]).toBe(`Amount ${usdc} Unlimited USDC`)
  })

  test.each<[string, Partial<Descriptor>]>([
    ['another function', { type: 'unstake(uint256 amount)' }],
    ['typed data', { kind: 'typed' }],
    ['no function', { type: 'stake' }],
    [
      'a path to nothing',
      { fields: [{ ...amount, format: 'raw', path: ['#', 'x'] }] },
    ],
    [
      'a list that is shorter',
      { fields: [{ ...amount, format: 'raw', path: ['#', 'parts', 2, 'to'] }] },
    ],
    [
      'a structure',
      { fields: [{ ...amount, format: 'raw', path: ['#', 'parts', 0] }] },
    ],
    [
      'a value that no word is for',
      { fields: [{ ...amount, format: 'enum', words: { toString: 'x' } }] },
    ],
    [
      'a format that nobody knows',
      { fields: [{ ...amount, format: 'calldata' as 'raw' }] },
    ],
    [
      'a date of an address',
      { fields: [{ ...amount, format: 'date', path: ['#', 'token'] }] },
    ],
    [
      'fewer bytes than an address has',
      {
        fields: [
          {
            ...amount,
            format: 'tokenAmount',
            contract: { path: ['#', 'path', { start: 30 }] },
          },
        ],
      },
    ],
    ['no fields', { fields: undefined as unknown as [] }],
  ])('behavior: nothing for %s, not a part of it', async (_, changes) => {
    const whole = changes.fields && [...fields, ...changes.fields]
    expect(await read({ ...changes, ...(whole && { fields: whole }) })).toBe(
      undefined,
    )
  })

  test('behavior: nothing for calldata with bytes at its end', async () => {
    expect(await read({}, { data: `${data}00` })).toBeUndefined()
  })

  test('behavior: hostile words are cleaned and cut, and quoted', async () => {
    const described = await read({
      fields: [{ ...amount, format: 'raw', label: `A\u202e${'b'.repeat(99)}` }],
      intent: 'You receive 1,000 USDC\u202e\n\u200b'.padEnd(200, 'x'),
      owner: 'Z\u2066',
    })
    expect(described?.title).toBe('Description for Z')
    expect(described?.intent).toMatch(
      /^Described as “You receive 1,000 USDCx{17}…”$/,
    )
    expect(described?.rows[0]).toMatch(/^Ab{30}… 1500000$/)
  })
})

describe('the card', () => {
  const send = parseAbi(['function transfer(address to, uint256 amount)'])
  const decode = (asked: Hex, to: Address, value = 0n) =>
    decodeAction({
      ...{ ...shared, data: asked, from: account, to, value },
      describe: async () => ({
        ...{ intent: 'You receive 1,000 USDC', rows: [], title: 'Vault' },
      }),
    })

  test('behavior: what the wallet reads itself has no other words', async () => {
    const transfer = encodeFunctionData({ abi: send, args: [friend, 5n] })
    const action = await decode(transfer, usdc)
    expect(action).toMatchObject({ action: 'Send', amount: '0.000005 USDC' })
    expect(action).not.toHaveProperty('described')
  })

  test('behavior: words take nothing away from an unknown call', async () => {
    expect(await decode(data, vault, 7n)).toEqual({
      action: 'Call a contract',
      amount: '0.000000000000000007 ETH',
      described: { intent: 'You receive 1,000 USDC', rows: [], title: 'Vault' },
      rows: [
        expect.objectContaining({ label: 'Contract', value: vault }),
        expect.objectContaining({ label: 'Function' }),
      ],
      warnings: [english.warnings.described],
    })
  })
})

describe('typed data', () => {
  const key =
    'Bid(address item,uint256 price,Fee[] fees)Fee(address to,uint16 rate)'
  const bid: Descriptor = {
    ...{ intent: 'Bid', kind: 'typed', owner: 'Vault', type: key },
    domain: { name: 'Vault', chainId: 1, verifyingContract: vault },
    fields: [
      {
        ...{ format: 'tokenAmount', label: 'Price', path: ['#', 'price'] },
        contract: { address: usdc },
      },
      {
        ...{ format: 'unit', label: 'Fee', unit: { base: 'bps', decimals: 0 } },
        path: ['#', 'fees', '[]', 'rate'],
      },
    ],
  }
  async function sign(changes: Partial<Descriptor> = {}, domain: object = {}) {
    const { typedData } = decodeTypedData({
      ...{ address: account, chainId: 1, strings: english },
      data: {
        domain: {
          ...{ name: 'Vault', chainId: 1, verifyingContract: vault },
          ...domain,
        },
        message: {
          ...{ item: friend, price: '2500000' },
          fees: [{ to: friend, rate: 50 }],
        },
        primaryType: 'Bid',
        types: {
          Bid: [
            { name: 'item', type: 'address' },
            { name: 'price', type: 'uint256' },
            { name: 'fees', type: 'Fee[]' },
          ],
          Fee: [
            { name: 'to', type: 'address' },
            { name: 'rate', type: 'uint16' },
          ],
        },
      },
    })
    return describeTyped(typedData as never, {
      ...{ ...shared, account, chainId: 1 },
      readDescriptors: async () => [{ ...bid, ...changes }],
    })
  }

  test('default', async () => {
    expect(await sign()).toMatchObject({
      intent: 'Described as “Bid”',
      rows: [
        { label: 'Price', note: '2.5 USDC (2500000 base units)', value: usdc },
        { label: 'Fee', value: '50 bps' },
      ],
    })
  })

  test.each<[string, Partial<Descriptor>, object]>([
    ['another structure', { type: key.replace('uint16', 'uint8') }, {}],
    [
      'another order of members',
      {
        type: 'Bid(uint256 price,address item,Fee[] fees)Fee(address to,uint16 rate)',
      },
      {},
    ],
    ['another name of the domain', {}, { name: 'Vault 2' }],
    ['another contract of the domain', {}, { verifyingContract: friend }],
    ['a member that the domain lacks', { domain: { version: '1' } }, {}],
    ['a domain without a network', { domain: {} }, { chainId: undefined }],
    [
      'a domain without a contract',
      { domain: {} },
      { verifyingContract: undefined },
    ],
    ['a call', { kind: 'call' }, {}],
  ])('behavior: nothing for %s', async (_, changes, domain) => {
    expect(await sign(changes, domain)).toBeUndefined()
  })
})

describe('createDescriptors', () => {
  const ask = async (response: () => Response) => {
    const asked: string[] = []
    const read = createDescriptors({
      async fetch(url) {
        asked.push(String(url))
        return response()
      },
    })
    return { asked, found: await read(1, vault) }
  }

  test('default: asks the own origin, and no other', async () => {
    const { asked, found } = await ask(() =>
      Response.json({ descriptors: [descriptor] }),
    )
    expect(asked).toEqual([`/sdk/descriptors/1/${vault.toLowerCase()}`])
    expect(found).toEqual([descriptor])
  })

  test.each<[string, () => Response]>([
    ['an error', () => new Response('{"descriptors":[1]}', { status: 500 })],
    ['no JSON', () => new Response('x')],
    ['another form', () => Response.json([1])],
    ['nothing', () => Response.json(null)],
    ['no answer', () => Response.error()],
  ])('behavior: %s is none', async (_, response) => {
    expect((await ask(response)).found).toEqual([])
  })
})
