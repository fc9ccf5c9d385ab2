import { TypedDataEncoder } from 'ethers'
import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import type { TreeNode } from '../../ui/view.js'
import { decodeTypedData } from './decodeTypedData.js'
import { readTypedData } from './readTypedData.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Fields = { name: string; type: string }[]

const create = (fields: Fields, message: object, types = {}) => ({
  domain: { name: 'Test', chainId: 1 },
  message,
  primaryType: 'Test',
  types: { Test: fields, ...types },
})
const read = (type: string, value: unknown, types = {}) => {
  const data = create([{ name: 'x', type }], { x: value }, types)
  return readTypedData(JSON.stringify(data), 1).message.x
}

describe('values', () => {
  test.each([
    ['string', ''],
    ['string', '👩‍👩‍👧'],
    ['bool', false],
    ['address', friend],
    ['address', friend.toLowerCase()],
    ['bytes', '0x'],
    ['bytes', '0xAbCd'],
    ['bytes3', '0x010203'],
    ['string[]', []],
    ['bool[2][]', [[true, false]]],
  ])('default: %s %j', (type, value) => {
    expect(read(type, value)).toEqual(value)
  })

  test.each([
    ['uint8', 255, '255'],
    ['uint8', '255', '255'],
    ['uint8', '0xff', '255'],
    ['uint8', '0xFF', '255'],
    ['uint8', '007', '7'],
    ['int8', -128, '-128'],
    ['int8', '-128', '-128'],
    ['int256', '0x7f', '127'],
    ['uint64', 2 ** 53 - 1, '9007199254740991'],
    ['uint256', `0x${'f'.repeat(64)}`, String(2n ** 256n - 1n)],
  ])('behavior: %s %j is %s', (type, value, expected) => {
    expect(read(type, value)).toBe(expected)
  })

  test.each([
    ['string', { to: friend, value: '1000000' }],
    ['string', ['1', '2']],
    ['string', 5],
    ['string', true],
    ['string', null],
    ['string', undefined],
    ['string', '\ud83d'],
    ['bool', 'true'],
    ['bool', 1],
    ['address', '0x1'],
    ['address', friend.replace('C', 'c')],
    ['address', [friend]],
    ['bytes', [1, 2]],
    ['bytes', 'ab'],
    ['bytes', '0xabc'],
    ['bytes3', '0x01'],
    ['bytes3', '0x01020304'],
    ['uint8', 256],
    ['uint8', -1],
    ['uint8', 1.5],
    ['uint8', ' 5'],
    ['uint8', '+5'],
    ['uint8', '5 '],
    ['uint8', '1_0'],
    ['uint8', '1e1'],
    ['uint8', ''],
    ['uint8', '0x'],
    ['uint8', [5]],
    ['uint8', true],
    ['int8', 128],
    ['int8', '-129'],
    ['uint256', 2 ** 53],
    ['uint256', String(2n ** 256n)],
    ['bool[]', true],
    ['bool[2]', [true]],
    ['bool[]', { 0: true, length: 1 }],
  ])('error: %s %j is refused by its name', (type, value) => {
    expect(() => read(type, value)).toThrow(
      expect.objectContaining({
        code: -32602,
        message: expect.stringMatching(/malformed: message\.x(\[0])? is not/),
      }),
    )
  })

  test('error: a field that is missing, deep inside', () => {
    const types = { In: [{ name: 'of', type: 'address' }] }
    expect(() => read('In[]', [{ of: friend }, {}], types)).toThrow(
      'message.x[1].of is not an address',
    )
    expect(() => read('In', 'of', types)).toThrow('message.x is not an object')
  })

  test('error: inherited members are no members', () => {
    const data = create([{ name: 'toString', type: 'string' }], {})
    expect(() => readTypedData(JSON.stringify(data), 1)).toThrow('malformed')
  })
})

describe('what is not signed', () => {
  test('behavior: neither blocks nor appears', () => {
    const data = create([{ name: 'x', type: 'string' }], {
      attachedMoneyInEth: 4.2,
      big: 2 ** 60,
      x: 'Hi',
    })
    const { view } = decodeTypedData({
      address,
      chainId: 1,
      data: { ...data, types: { ...data.types, 'No type': 1 } },
      strings: english,
    })
    expect(JSON.stringify(view)).not.toMatch(/4\.2|attached|No type/)
  })

  test('behavior: a domain member without a type', () => {
    const data = {
      ...create([{ name: 'x', type: 'string' }], { x: 'Hi' }),
      domain: { name: 'Test', extra: 4.2, chainId: 1 },
    }
    const types = {
      ...data.types,
      EIP712Domain: [{ name: 'name', type: 'string' }],
    }
    const { domain, given } = readTypedData(
      JSON.stringify({ ...data, types }),
      1,
    )
    expect(domain).toEqual({ name: 'Test' })
    expect(given).toMatchObject({ chainId: 1, extra: 4.2 })
  })
})

describe('the domain', () => {
  const read = (domain: object, types = {}) => {
    const data = create([{ name: 'x', type: 'string' }], { x: 'Hi' })
    return readTypedData(
      JSON.stringify({ ...data, domain, types: { ...data.types, ...types } }),
      1,
    )
  }

  test.each([
    ['name', 448_378_203_247],
    ['name', { 0: 72 }],
    ['name', false],
    ['version', 0],
    ['version', 2],
    ['verifyingContract', 0],
    ['salt', []],
  ])('error: %s %j is not signed, so it is not left out', (name, value) => {
    const error = `domain.${name} is not text`
    expect(() => read({ name: 'Test', [name]: value })).toThrow(error)
  })

  test('behavior: members that are not there, or have no type', () => {
    expect(read({ name: 'Test', version: null }).domain).toEqual({
      name: 'Test',
    })
    const EIP712Domain = [{ name: 'name', type: 'string' }]
    const { domain } = read({ name: 'Test', version: 2 }, { EIP712Domain })
    expect(domain).toEqual({ name: 'Test' })
  })
})

describe('types', () => {
  test.each([
    'uint',
    'uint7',
    'uint264',
    'bytes0',
    'bytes33',
    'Nothing',
    'bool[-1]',
    '',
  ])('error: %j is no type', (type) => {
    expect(() => read(type, 1)).toThrow('Test.x is not of a type')
  })

  test.each(['a,address b', 'a)B(string c', '', 'a\u202e', ' a'])(
    'error: a field named %j',
    (name) => {
      const data = create([{ name, type: 'string' }], { [name]: 'Hi' })
      expect(() => readTypedData(JSON.stringify(data), 1)).toThrow('malformed')
    },
  )

  test('behavior: names as apps use them', () => {
    const primaryType = 'HyperliquidTransaction:UsdSend'
    const fields = [{ name: 'Terms of service', type: 'string' }]
    const data = {
      domain: {},
      message: { 'Terms of service': 'Yes' },
      primaryType,
      types: { [primaryType]: fields },
    }
    const { message } = readTypedData(JSON.stringify(data), 1)
    expect(message).toEqual(data.message)
  })

  test.each([
    ['P:Order', 'Item'],
    ['Order', 'P:Item'],
    ['Order', 'Item$'],
    ['Order', 'Ärtikel'],
  ])('error: a structure %s of others, %s', (primaryType, inner) => {
    const data = {
      domain: {},
      message: { items: [{ x: 'Hi' }] },
      primaryType,
      types: {
        [inner]: [{ name: 'x', type: 'string' }],
        [primaryType]: [{ name: 'items', type: `${inner}[]` }],
      },
    }
    expect(() => readTypedData(JSON.stringify(data), 1)).toThrow('plain name')
  })

  test('error: a structure called like a built-in type', () => {
    const data = {
      ...create([], {}),
      primaryType: 'string',
      types: { string: [{ name: 'x', type: 'bool' }] },
    }
    expect(() => readTypedData(JSON.stringify(data), 1)).toThrow('malformed')
  })
})

describe('limits', () => {
  const offer = [
    { name: 'token', type: 'address' },
    { name: 'start', type: 'uint256' },
    { name: 'end', type: 'uint256' },
  ]
  const order = [
    { name: 'offerer', type: 'address' },
    { name: 'offer', type: 'Offer[]' },
    { name: 'consideration', type: 'Offer[]' },
    { name: 'salt', type: 'uint256' },
  ]
  const item = { token: friend, start: '1', end: '2' }
  const toTree = (height: number): unknown =>
    height === 0
      ? {
          consideration: [item, item],
          offer: [item],
          offerer: address,
          salt: 1,
        }
      : [toTree(height - 1), toTree(height - 1)]

  test('behavior: 64 orders in bulk fit', () => {
    const data = {
      ...create([{ name: 'tree', type: `Order${'[2]'.repeat(6)}` }], {
        tree: toTree(6),
      }),
    }
    const text = JSON.stringify({
      ...data,
      types: { ...data.types, Offer: offer, Order: order },
    })
    expect(readTypedData(text, 1).message.tree).toHaveLength(2)
  })

  test('error: too many values, and too deep', () => {
    expect(() => read('bool[]', Array(20_000).fill(true))).toThrow('too long')
    const types = { Deep: [{ name: 'x', type: 'Deep[]' }] }
    let value: object = { x: [] }
    for (let level = 0; level < 40; level++) value = { x: [value] }
    expect(() => read('Deep', value, types)).toThrow('too deep')
  })
})

/** A value of a type, as apps give it, and what ethers makes of its text. */
const atoms = {
  address: fc.constantFrom(address, friend.toLowerCase()),
  bool: fc.boolean(),
  bytes: fc.uint8Array({ maxLength: 9 }).map(toHex),
  bytes4: fc.uint8Array({ maxLength: 4, minLength: 4 }).map(toHex),
  int16: fc.integer({ max: 32_767, min: -32_768 }),
  string: fc.string({ unit: 'grapheme' }),
  uint256: fc
    .bigInt({ max: 2n ** 256n - 1n, min: 0n })
    .chain((value) =>
      fc.constantFrom(String(value), `0x${value.toString(16)}`),
    ),
} as const
type Atom = keyof typeof atoms

function toHex(bytes: Uint8Array) {
  return `0x${Buffer.from(bytes).toString('hex')}`
}

/** As apps name structures, of which libraries read the plain ones alike. */
function toNames(name: string) {
  const odd = fc.constantFrom(`P:${name}`, `${name}.x`, `${name}$`, `Ü${name}`)
  return fc.oneof(
    { arbitrary: fc.constant(name), weight: 3 },
    { arbitrary: odd, weight: 1 },
  )
}

const field = fc.record({
  type: fc.constantFrom(...(Object.keys(atoms) as Atom[]), 'In' as const),
  end: fc.constantFrom('', '[]', '[2]', '[][2]'),
})
const structure = fc.record({
  inner: fc.array(
    field.filter(({ type }) => type !== 'In'),
    {
      maxLength: 3,
      minLength: 1,
    },
  ),
  outer: fc.array(field, { maxLength: 4, minLength: 1 }),
  innerName: toNames('In'),
  outerName: toNames('Test'),
})

function toFields(list: { end: string; type: string }[]) {
  return list.map(({ end, type }, index) => ({
    name: `f${index}`,
    type: type + end,
  }))
}

const typed = structure.chain(({ inner, innerName, outer, outerName }) => {
  const types = { In: toFields(inner), Test: toFields(outer) }
  const struct = (name: 'In' | 'Test'): fc.Arbitrary<object> =>
    fc.record(
      Object.fromEntries(
        types[name].map((one) => [one.name, arbitrary(one.type)]),
      ),
    )
  function arbitrary(type: string): fc.Arbitrary<unknown> {
    const [, element = '', length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
    if (element)
      return fc.array(arbitrary(element), {
        maxLength: length ? Number(length) : 3,
        minLength: Number(length),
      })
    return type === 'In' ? struct('In') : atoms[type as Atom]
  }
  return struct('Test').map((message) => ({
    domain: { chainId: 1, name: 'Test', verifyingContract: friend },
    message,
    primaryType: outerName,
    types: {
      [innerName]: types.In,
      [outerName]: types.Test.map(({ name, type }) => ({
        name,
        type: type.replace(/^In/, () => innerName),
      })),
    },
  }))
})

/** The message, from nothing but the card's text. */
function fromTree(
  type: string,
  { children, value }: TreeNode,
  types: Record<string, Fields>,
): unknown {
  const [, element] = /^(.*)\[\d*\]$/.exec(type) ?? []
  if (element) return children?.map((child) => fromTree(element, child, types))
  const fields = types[type]
  if (fields)
    return Object.fromEntries(
      fields.map((one, index) => [
        one.name,
        fromTree(one.type, children?.[index] ?? { label: '' }, types),
      ]),
    )
  return type === 'bool' ? value === 'true' : hide(value ?? '')
}

/** Characters that the card spells out. */
const hide = (text: string) =>
  text.replace(/⟨U\+([0-9A-F]{4,6})⟩/g, (_, point: string) =>
    String.fromCodePoint(Number.parseInt(point, 16)),
  )

// More of them by `npm run test:typed`.
const numRuns = Number(process.env.LATCHKEY_RUNS ?? 1_000)
const seed = process.env.LATCHKEY_SEED

test('behavior: the text on the card has the digest that is signed', {
  timeout: Math.max(30_000, numRuns * 60),
}, () => {
  fc.assert(
    fc.property(typed, (data) => {
      const { primaryType, types } = data
      const fields = types[primaryType] ?? []
      const inner = Object.keys(types).find((name) => name !== primaryType)
      // `In` is left out where nothing is of it.
      const isUsed = fields.some(({ type }) => inner && type.startsWith(inner))
      const decode = () =>
        decodeTypedData({ address, chainId: 1, data, strings: english })
      if (isUsed && !Object.keys(types).every((name) => /^\w+$/.test(name))) {
        expect(decode).toThrow('a plain name')
        return
      }
      const { typedData, view } = decode()
      const [, tree = { label: '' }] = view.tree ?? []
      const message = fromTree(primaryType, tree, types)
      const shown = TypedDataEncoder.hash(
        data.domain,
        isUsed ? types : { [primaryType]: fields },
        message as Record<string, unknown>,
      )
      expect(hashTypedData(typedData as never)).toBe(shown)
    }),
    { numRuns, ...(seed && { seed: Number(seed) }) },
  )
})
