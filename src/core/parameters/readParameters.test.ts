import { expect, test } from 'vitest'
import { ParameterError } from '../errors/base.js'
import { readParameters } from './readParameters.js'

type Asked = {
  amount: string
  onStep?: (() => void) | undefined
  signal?: AbortSignal | undefined
  skip?: readonly string[] | undefined
}

const kinds = {
  amount: 'string',
  onStep: 'function | undefined',
  signal: 'AbortSignal | undefined',
  skip: 'string[] | undefined',
}
const read = (parameters: unknown, path?: string) =>
  readParameters(parameters as Asked, kinds, path)

function getError(parameters: unknown, path?: string) {
  try {
    read(parameters, path)
  } catch (error) {
    if (error instanceof ParameterError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

test('default: copies known parameters', () => {
  const { signal } = new AbortController()
  const parameters = { amount: '1', other: 1, signal, skip: [] }
  const copy = read(parameters)
  expect(copy).toEqual({ amount: '1', signal, skip: [] })
  parameters.amount = '2'
  expect(copy.amount).toBe('1')
})

test('param: path', () => {
  expect(getError({ amount: 1 }, 'quote').parameter).toBe('quote.amount')
  expect(getError(null, 'quote').parameter).toBe('quote')
})

test('error: names the parameter, the expected and the received type', () => {
  const error = getError({ amount: 1 })
  expect(error).toMatchObject({
    code: 'INVALID_PARAMETER',
    details: 'Expected string, received number.',
    parameter: 'amount',
    sentToNetwork: 'no',
    shortMessage: 'The parameter `amount` is invalid',
  })
})

test('error: no parameters', () => {
  for (const parameters of [undefined, null, 1, 'text', [], () => {}])
    expect(getError(parameters).parameter).toBe('parameters')
})

test('error: a value that only resembles the type', () => {
  const wrong = [
    { onStep: {} },
    { signal: { aborted: false, addEventListener() {} } },
    { signal: null },
    { skip: ['a', 1] },
    { skip: Array(1) },
    { skip: { length: 0 } },
  ]
  for (const one of wrong)
    expect(getError({ amount: '1', ...one }).parameter).toBe(
      Object.keys(one)[0],
    )
})

test('error: a value that throws when read', () => {
  const cause = new TypeError('trap')
  const trap = () => {
    throw cause
  }
  const error = getError(
    Object.defineProperty({}, 'amount', { enumerable: true, get: trap }),
  )
  expect(error).toMatchObject({ cause, parameter: 'amount' })
  const proxy = new Proxy({}, { get: trap, getPrototypeOf: trap })
  expect(getError({ amount: '1', signal: proxy }).parameter).toBe('signal')
  expect(getError(proxy).parameter).toBe('parameters')
})

test('error: never contains the value', () => {
  const secret = 'correct horse battery staple'
  for (const one of [{ amount: [secret] }, { amount: '1', onStep: secret }])
    expect(getError(one).message).not.toContain(secret)
})
