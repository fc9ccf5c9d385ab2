import { expect, test } from 'vitest'
import { getReceiverProblem } from './getReceiverProblem.js'

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const read = (to: string, token: string | undefined = 'native') =>
  getReceiverProblem({ to, token })

test('default', () => {
  expect(read(to)).toBe(undefined)
  expect(read(to.toLowerCase())).toBe(undefined)
})

test('behavior: an empty field has no problem yet', () => {
  expect(read('')).toBe(undefined)
})

test('error: malformed', () => {
  expect(read('0x12')?.code).toBe('INVALID_ADDRESS')
  expect(read('vitalik')?.code).toBe('INVALID_ADDRESS')
})

test('error: wrong checksum', () => {
  expect(read(to.replace('d8dA', 'D8dA'))?.details).toContain('checksum')
})

test('error: another namespace', () => {
  expect(read('11111111111111111111111111111111')?.code).toBe('WRONG_NAMESPACE')
})

test('error: receivers whose key nobody holds', () => {
  const lost = 'What is sent to this address is lost'
  expect(read(`0x${'0'.repeat(40)}`)?.shortMessage).toBe(lost)
  expect(read(to, to.toLowerCase())?.shortMessage).toBe(lost)
})

test('param: namespace', () => {
  const key = 'Fvy7LVGZ6yRhWCVKSgRcYcCPTWDyrQuZHDiCmUaPiGZt'
  const check = (to: string, token = 'native') =>
    getReceiverProblem({ namespace: 'solana', to, token })?.code
  expect(check(key)).toBe(undefined)
  expect(check(to)).toBe('WRONG_NAMESPACE')
  // 31 bytes, and text that is not base58.
  expect(check('1'.repeat(31))).toBe('INVALID_ADDRESS')
  expect(check(key.replace('F', '0'))).toBe('INVALID_ADDRESS')
  // The system program, and the mint of the token itself.
  expect(check('1'.repeat(32))).toBe('INVALID_ADDRESS')
  expect(check(key, key)).toBe('INVALID_ADDRESS')
})

test('behavior: a name has no problem in its own namespace', () => {
  expect(read('ada.reown.id')).toBe(undefined)
  expect(read('ada.eth')).toBe(undefined)
  expect(read('ada.sol')?.code).toBe('NAME_UNSUPPORTED')
  expect(read('ada.com')?.code).toBe('INVALID_ADDRESS')
  const sol = { namespace: 'solana', to: 'ada.sol', token: 'native' } as const
  expect(getReceiverProblem(sol)).toBe(undefined)
  const problem = getReceiverProblem({
    namespace: 'solana',
    to: 'ada.reown.id',
    token: 'native',
  })
  expect(problem).toMatchObject({
    code: 'NAME_UNSUPPORTED',
    shortMessage: "Names aren't supported on this network. Enter an address",
  })
})
