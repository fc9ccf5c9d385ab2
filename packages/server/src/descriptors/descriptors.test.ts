// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compileDescriptor } from './compileDescriptor.js'
import { loadDescriptors } from './loadDescriptors.js'

const vault = '0x1111111111111111111111111111111111111111'
const asset = '0x2222222222222222222222222222222222222222'
const signature = 'stake(uint256 amount,address[] to,(bytes path,uint8 mode) o)'

type Json = Record<string, unknown>
type Field = Json & { path: string }

/** A file with what a test changes. */
function make({
  context = {
    contract: { deployments: [{ address: vault, chainId: 1 }] },
  } as Json,
  fields = [{ path: 'amount', label: 'Amount', format: 'raw' }] as Field[],
  format = {} as Json,
  key = signature,
  metadata = {} as Json,
  ...rest
} = {}) {
  return {
    context,
    display: {
      formats: { [key]: { fields, intent: 'Stake', ...format } },
      definitions: { sum: { label: 'Sum', format: 'amount' } },
    },
    metadata: { owner: 'Vault', ...metadata },
    ...rest,
  }
}

const compile = (changes: Parameters<typeof make>[0] & Json) =>
  compileDescriptor(make(changes)).deployed
const read = (fields: Field[], metadata: Json = {}) =>
  compile({ fields, metadata })[0]?.descriptors[0]?.descriptor.fields

describe('compileDescriptor', () => {
  test('default', () => {
    expect(compile({})).toEqual([
      {
        address: vault,
        chainId: 1,
        descriptors: [
          {
            descriptor: {
              ...{ kind: 'call', intent: 'Stake', owner: 'Vault' },
              type: signature,
              fields: [
                { format: 'raw', label: 'Amount', path: ['#', 'amount'] },
              ],
            },
            key: 'stake(uint256,address[],(bytes,uint8))',
          },
        ],
      },
    ])
  })

  test('behavior: resolves paths, constants, enums and definitions', () => {
    const fields = read(
      [
        {
          ...{ path: 'amount', label: 'Pays', format: 'tokenAmount' },
          params: { tokenPath: 'o.path.[-20:]' },
        },
        {
          ...{ path: '#.amount', label: 'Coins', format: 'tokenAmount' },
          params: {
            token: '$.metadata.constants.asset',
            nativeCurrencyAddress: asset,
          },
        },
        { path: 'to', label: 'To', format: 'addressName' },
        {
          ...{ path: 'o.mode', label: 'Mode', format: 'enum' },
          params: { $ref: '$.metadata.enums.mode' },
        },
        { path: '@.value', $ref: '$.display.definitions.sum' },
        { path: 'o', fields: [{ path: 'path', label: 'Path' }] },
        { path: 'o.mode', label: 'Hidden', visible: 'never' },
      ],
      { constants: { asset }, enums: { mode: { 1: 'Fixed' } } },
    )
    expect(fields).toEqual([
      {
        ...{ format: 'tokenAmount', label: 'Pays', path: ['#', 'amount'] },
        contract: { path: ['#', 'o', 'path', { start: -20 }] },
      },
      {
        ...{ format: 'tokenAmount', label: 'Coins', path: ['#', 'amount'] },
        ...{ contract: { address: asset }, native: [asset] },
      },
      { format: 'addressName', label: 'To', path: ['#', 'to', '[]'] },
      {
        ...{ format: 'enum', label: 'Mode', path: ['#', 'o', 'mode'] },
        words: { 1: 'Fixed' },
      },
      { format: 'amount', label: 'Sum', path: ['@', 'value'] },
      { format: 'raw', label: 'Path', path: ['#', 'o', 'path'] },
    ])
  })

  test('behavior: typed data is described by the text that is hashed', () => {
    const key = 'Mail(Person[] to,uint256 fee)Person(address wallet)'
    const [deployed] = compile({
      context: {
        eip712: {
          deployments: [{ address: vault, chainId: 5 }],
          domain: { name: 'Mail', chainId: 5 },
        },
      },
      fields: [{ path: 'to.[].wallet', label: 'To', format: 'addressName' }],
      key,
    })
    expect(deployed?.descriptors[0]?.descriptor).toMatchObject({
      ...{ kind: 'typed', domain: { name: 'Mail', chainId: 5 }, type: key },
      fields: [{ path: ['#', 'to', '[]', 'wallet'] }],
    })
  })

  const at = (path: string, more: Json = {}): Field => ({
    ...{ label: 'Amount', path },
    ...more,
  })
  const token = (params: Json) =>
    at('amount', { format: 'tokenAmount', params })
  test.each<[string, Parameters<typeof make>[0] & Json]>([
    ['an unknown path', { fields: [at('sum')] }],
    ['a path into a value', { fields: [at('amount.x')] }],
    ['a path that is an index of no list', { fields: [at('amount.[0]')] }],
    ['a path of objects', { fields: [at('__proto__')] }],
    ['a whole structure', { fields: [at('o')] }],
    ['an unknown root', { fields: [at('$.metadata.owner')] }],
    ['an unknown container', { fields: [at('@.gas')] }],
    ['an unknown format', { fields: [at('amount', { format: 'calldata' })] }],
    ['a format of another type', { fields: [at('to', { format: 'date' })] }],
    ['a field without a label', { fields: [{ path: 'amount' }] }],
    ['an unknown member', { fields: [at('amount', { encryption: {} })] }],
    [
      'a rule for showing',
      { fields: [at('amount', { visible: { ifNotIn: [] } })] },
    ],
    [
      'an unknown definition',
      { fields: [at('amount', { $ref: '$.display.definitions.x' })] },
    ],
    [
      'a definition of objects',
      { fields: [at('amount', { $ref: '$.display.definitions.toString' })] },
    ],
    [
      'a token that is no address',
      { fields: [token({ tokenPath: 'amount' })] },
    ],
    ['a token of each of a list', { fields: [token({ tokenPath: 'to.[]' })] }],
    [
      'a token given twice',
      { fields: [token({ token: asset, tokenPath: '@.to' })] },
    ],
    [
      'an unknown constant',
      { fields: [token({ token: '$.metadata.constants.x' })] },
    ],
    [
      'a made up unit',
      { fields: [at('amount', { format: 'unit', params: { base: 'USDC' } })] },
    ],
    [
      'an NFT of no collection',
      { fields: [at('amount', { format: 'nftName' })] },
    ],
    ['an enum without values', { fields: [at('o.mode', { format: 'enum' })] }],
    [
      'a date as a block',
      {
        fields: [
          at('amount', { format: 'date', params: { encoding: 'blockheight' } }),
        ],
      },
    ],
    ['parameters without names', { key: 'stake(uint256)', fields: [] }],
    ['a selector', { key: '0xa9059cbb', fields: [] }],
    ['a name twice', { key: 'stake(uint256 a,uint256 a)', fields: [] }],
    [
      'more than a function',
      { key: 'stake(uint256 a) returns (bool)', fields: [] },
    ],
    ['no deployment', { context: { contract: { deployments: [] } } }],
    [
      'no chain',
      { context: { contract: { deployments: [{ address: vault }] } } },
    ],
    [
      'a factory',
      {
        context: {
          contract: {
            deployments: [{ address: vault, chainId: 1 }],
            factory: {},
          },
        },
      },
    ],
    ['another version', { $schema: 'https://x/erc7730-v3.0.0.schema.json' }],
    ['no owner', { metadata: { owner: '' } }],
    [
      'a map',
      {
        fields: [
          at('amount', {
            format: 'tokenAmount',
            params: { token: '$.metadata.maps.assets' },
          }),
        ],
        metadata: { maps: { assets: { keyType: 'address', values: {} } } },
      },
    ],
    // Hostile words.
    [
      'an intent that turns text round',
      { format: { intent: 'Stake \u202eyadot' } },
    ],
    [
      'an intent with a line break',
      { format: { intent: 'Stake\nYou get all' } },
    ],
    [
      'an intent with an amount',
      { format: { intent: 'You receive 1,000 USDC' } },
    ],
    [
      'an intent with an amount in other digits',
      { format: { intent: 'Receive ١٠٠٠' } },
    ],
    [
      'an intent with an amount that begins with letters',
      { format: { intent: 'Receive USDC1,000' } },
    ],
    ['an intent with a sign', { format: { intent: 'Receive -1000' } }],
    ['an intent with a currency', { format: { intent: 'Receive €' } }],
    ['an intent that is too long', { format: { intent: 'Stake '.repeat(9) } }],
    ['an intent in parts', { format: { intent: { Action: 'Stake' } } }],
    [
      'a label that is too long',
      { fields: [at('amount', { label: 'x'.repeat(33) })] },
    ],
    [
      'a label with a zero width space',
      { fields: [at('amount', { label: 'A\u200b' })] },
    ],
    [
      'a label with an amount',
      { fields: [at('amount', { label: 'Gets 5 ETH' })] },
    ],
    [
      'a word of an enum with an amount',
      {
        fields: [
          at('o.mode', {
            format: 'enum',
            params: { $ref: '$.metadata.enums.mode' },
          }),
        ],
        metadata: { enums: { mode: { 1: '5 ETH' } } },
      },
    ],
    ['an owner with marks', { metadata: { owner: `Z${'\u0301'.repeat(20)}` } }],
  ])('error: %s', (_, changes) => {
    expect(() => compile(changes)).toThrow(
      expect.objectContaining({ name: 'DescriptorFault' }) as Error,
    )
  })

  test('error: domain and deployments that differ, functions twice', () => {
    const deployments = [{ address: vault, chainId: 1 }]
    const key = 'Mail(uint256 amount)'
    for (const domain of [{ chainId: 2 }, { verifyingContract: asset }])
      expect(() =>
        compile({ context: { eip712: { deployments, domain } }, key }),
      ).toThrow('its domain is not one of its deployments')
    const file = make()
    const formats = file.display.formats as Json
    formats[signature.replace('amount', 'sum')] = {
      fields: [],
      intent: 'Stake',
    }
    expect(() => compileDescriptor(file)).toThrow('a function twice')
  })

  test('behavior: a format that is not understood is ignored, and no other', () => {
    const file = make({ metadata: { maps: { assets: {} } } })
    Object.assign(file.display.formats, {
      'execute(bytes call)': {
        fields: [{ path: 'call', label: 'Call', format: 'calldata' }],
        intent: 'Execute',
      },
      'exit(uint256 amount)': {
        fields: [{ $ref: '$.display.definitions.odd', path: 'amount' }],
        intent: 'Exit',
      },
    })
    Object.assign(file.display.definitions, { odd: { label: '5 ETH' } })
    const { deployed, ignored } = compileDescriptor(file)
    expect(deployed[0]?.descriptors.map(({ key }) => key)).toEqual([
      'stake(uint256,address[],(bytes,uint8))',
    ])
    expect(ignored.map(({ key }) => key)).toEqual([
      ...['execute(bytes call)', 'exit(uint256 amount)'],
    ])
  })

  // guard: described twice
  test('error: a function twice, of which one is not understood', () => {
    const file = make()
    Object.assign(file.display.formats, {
      [signature.replace('amount', 'sum')]: { fields: 'none' },
    })
    expect(() => compileDescriptor(file)).toThrow('a function twice')
  })

  test('behavior: numbers that are parts of names stay', () => {
    const intent = 'Supply to Vault V3 by ERC-4626'
    expect(compile({ format: { intent } })).toHaveLength(1)
  })
})

describe('loadDescriptors', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'descriptors-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function load(files: Record<string, unknown>) {
    for (const [name, file] of Object.entries(files))
      await writeFile(
        join(folder, name),
        typeof file === 'string' ? file : JSON.stringify(file),
      )
    const ignored: string[] = []
    const loaded = await loadDescriptors({
      folder,
      onIgnored: (name, fault) => ignored.push(`${name}: ${fault}`),
    })
    return { ...loaded, ignored }
  }

  test('default: those of this package are all used', async () => {
    const { count, find, ignored } = await load({})
    expect(ignored).toEqual([])
    const names = await readdir(join(import.meta.dirname, 'files'))
    expect(names.length).toBeGreaterThan(5)
    expect(count).toBe(2)
    const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
    expect(find(1, weth).map(({ intent }) => intent)).toEqual([
      'Wrap',
      'Unwrap',
    ])
    expect(find(10, weth)).toEqual([])
    expect(find(1, vault)).toEqual([])
  })

  test('behavior: a file without what is not understood of it, or ignored', async () => {
    const file = make()
    const formats = file.display.formats as Json
    formats['exit()'] = {
      fields: [{ path: 'amount', label: 'Amount' }],
      intent: 'Leave',
    }
    const { find, ignored } = await load({
      'bad.json': file,
      'broken.json': '{',
      'huge.json': `"${'x'.repeat(300_000)}"`,
      'notes.txt': 'no descriptor',
    })
    expect(ignored).toEqual([
      'bad.json: exit(): amount leads nowhere',
      'broken.json: it cannot be read',
      'huge.json: it is too large',
    ])
    expect(find(1, vault).map(({ type }) => type)).toEqual([signature])
  })

  test('behavior: a vault includes a standard of this package', async () => {
    const { find, ignored } = await load({
      'vault.json': {
        includes: './erc4626.json',
        context: {
          contract: { deployments: [{ address: vault, chainId: 1 }] },
        },
        metadata: { constants: { asset }, owner: 'Vault' },
        display: {
          formats: {
            'deposit(uint256 assets,address receiver)': {
              intent: 'Save',
              fields: [{ path: 'receiver', label: 'For' }],
            },
          },
        },
      },
    })
    expect(ignored).toEqual([])
    const [deposit, ...others] = find(1, vault)
    expect(others).toHaveLength(3)
    expect(deposit).toMatchObject({
      intent: 'Save',
      fields: [
        {
          format: 'tokenAmount',
          label: 'Assets',
          contract: { address: asset },
        },
        { format: 'addressName', label: 'For' },
      ],
    })
  })

  test('behavior: the operator replaces ours, and nobody another file', async () => {
    const address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
    const context = { contract: { deployments: [{ address, chainId: 1 }] } }
    const own = make({ context, fields: [], key: 'deposit()' })
    const { find, ignored } = await load({ 'a.json': own, 'b.json': own })
    expect(ignored).toEqual(['b.json: another file describes the same'])
    expect(find(1, address).map(({ intent }) => intent)).toEqual([
      'Stake',
      'Unwrap',
    ])
  })

  test('error: includes from elsewhere', async () => {
    const { ignored } = await load({
      'a.json': { ...make(), includes: '../secret.json' },
      'b.json': { ...make(), includes: 'https://site.example/x.json' },
      'c.json': { ...make(), includes: 'none.json' },
      'd.json': { ...make(), includes: 'a.json' },
    })
    expect(ignored).toEqual([
      'a.json: it includes a file from elsewhere',
      'b.json: it includes a file from elsewhere',
      'c.json: it cannot be read',
      'd.json: a.json cannot be included',
    ])
  })

  test('error: a folder that is missing', async () => {
    await expect(
      loadDescriptors({ folder: join(folder, 'none'), onIgnored() {} }),
    ).rejects.toThrow('DESCRIPTORS_DIR cannot be read')
  })
})
