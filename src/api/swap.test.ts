import { describe, expect, test } from 'vitest'
import {
  apiEndpoints,
  findEndpoint,
} from '../../test/setup/api/apiEndpoints.js'
import {
  createApiStub,
  isRequestOf,
} from '../../test/setup/api/createApiStub.js'
import { ApiResponseError } from '../core/errors/api.js'

const removed = Symbol('removed')
const noText = [null, removed, {}, [], true]
const amounts = [
  ...noText,
  '',
  ' ',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '01',
  '1.0',
  '1e18',
  '0x1',
  '1_000',
  '１',
  'NaN',
  String(2n ** 256n),
  '9'.repeat(78),
  '9'.repeat(100_000),
]
const addresses = [
  ...noText,
  7,
  '',
  '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  'eip155:31337',
  'eip155:31337:0x12',
  'eip155:31337:0x5FbDB2315678afecb367f032d93F642f64180aa30',
  'eip155:31337:5FbDB2315678afecb367f032d93F642f64180aa3',
  'eip155:abc:0x5FbDB2315678afecb367f032d93F642f64180aa3',
  'eip155:1:1:0x5FbDB2315678afecb367f032d93F642f64180aa3',
  'eip155:31337:0x5FbDB2315678afecb367f032d93F642f64180aa3\n',
]
const amount = [...amounts, 1, 1.5]

/** Values that each field rejects. */
const refused: Readonly<Record<string, readonly unknown[]>> = {
  fromAmount: amount,
  toAmount: amount,
  allowance: amount,
  standard: amount,
  fast: amount,
  instant: amount,
  value: amount,
  amount,
  gasPrice: amount,
  gas: [...amounts, 1.5, -1, 2 ** 53],
  data: [...noText, 7, '', 'a9059cbb', '0xa', '0xzz', '0xa9 ', '0XA9'],
  from: addresses,
  to: addresses,
  fromAccount: [...noText, 7],
  toAccount: [...noText, 7],
  id: [7, {}, true],
}

const strict = apiEndpoints.filter(({ name }) =>
  [
    'getSwapQuotes',
    'getSwapAllowance',
    'getGasPrices',
    'buildApprove',
    'buildSwap',
  ].includes(name),
)

describe.each(strict)('$name', (endpoint) => {
  const answerWith = (answer: unknown) => {
    const { api } = createApiStub((request) =>
      isRequestOf(endpoint, request) ? Response.json(answer) : undefined,
    )
    return endpoint.call(api)
  }

  test('default', async () => {
    expect(await answerWith(endpoint.answer)).toEqual(endpoint.result)
  })

  const paths = toPaths(endpoint.answer)
  test.each(paths.map((path) => [path.join('.'), path] as const))(
    'error: %s',
    async (_name, path) => {
      const values = refused[String(path.at(-1))]
      expect(values).toBeDefined()
      for (const value of values ?? []) {
        const answer = replace(endpoint.answer, path, value)
        const error = await answerWith(answer).catch((error) => error)
        expect(error, JSON.stringify(value)).toBeInstanceOf(ApiResponseError)
      }
    },
  )
})

describe('buildSwap', () => {
  test('param: slippage, disableEstimate', async () => {
    const { answer } = findEndpoint('buildSwap')
    const { api, requests } = createApiStub(({ url }) =>
      url.pathname.endsWith('build-transaction')
        ? Response.json(answer)
        : undefined,
    )
    await api.buildSwap({
      amount: 2n ** 200n,
      from: 'a',
      to: 'b',
      userAddress: 'c',
      caipNetworkId: 'eip155:31337',
      slippage: 0.5,
      disableEstimate: false,
    })
    expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
      amount: String(2n ** 200n),
      eip155: { slippage: 0.5 },
      disableEstimate: false,
    })
  })
})

describe('getSwapTokens', () => {
  test('behavior: invalid rows are dropped and counted', async () => {
    const { answer } = findEndpoint('getSwapTokens')
    const [row] = (answer as { tokens: object[] }).tokens
    const tokens = [
      row,
      null,
      { ...row, decimals: 1.5 },
      { ...row, decimals: 256 },
      { ...row, decimals: '18' },
      { ...row, address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
      { ...row, logoUri: 'javascript:alert(1)', eip2612: null },
    ]
    const { api } = createApiStub(({ url }) =>
      url.pathname.endsWith('tokens') ? Response.json({ tokens }) : undefined,
    )
    const found = await api.getSwapTokens({ caipNetworkId: 'eip155:31337' })
    expect(found).toMatchObject({ dropped: 5, partial: true })
    expect(found.tokens[1]).toEqual({ ...row, logoUri: '', eip2612: false })
  })
})

type Path = readonly (string | number)[]

/** Returns the paths of all values that are neither list nor object. */
function toPaths(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([key, item]) =>
    toPaths(item).map((path) => [key, ...path]),
  )
}

function replace(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return by
  const copy = structuredClone(value) as Record<string | number, unknown>
  const item = replace(copy[key], rest, by)
  if (item === removed) delete copy[key]
  else copy[key] = item
  return copy
}
