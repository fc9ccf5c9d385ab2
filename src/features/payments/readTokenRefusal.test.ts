import {
  concat,
  encodeErrorResult,
  type Hex,
  pad,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { readTokenRefusal } from './readTokenRefusal.js'

const encode = (reason: string) =>
  encodeErrorResult({
    abi: parseAbi(['error Error(string)']),
    args: [reason],
    errorName: 'Error',
  })
const custom = (signature: string, ...args: Hex[]) =>
  concat([toFunctionSelector(signature), ...args.map((arg) => pad(arg))])
const user = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  ['OpenZeppelin 4', encode('Pausable: paused')],
  ['OpenZeppelin 5', custom('EnforcedPause()')],
  ['bare', custom('Paused()')],
  ['long', encode('ERC20Pausable: token transfer while paused, ask support')],
])('default: paused (%s)', (_, data) => {
  expect(readTokenRefusal({ data })).toBe('paused')
})

test.each([
  ['USDC', encode('Blacklistable: account is blacklisted')],
  ['OpenZeppelin 5', custom('ERC20Blocked(address)', user)],
  ['others', custom('AccountBlacklisted(address)', user)],
  ['frozen', encode('account is frozen')],
])('default: blocked (%s)', (_, data) => {
  expect(readTokenRefusal({ data })).toBe('blocked')
})

test('behavior: words of the node, without data', () => {
  const text = 'execution reverted: Pausable: paused'
  expect(readTokenRefusal({ text })).toBe('paused')
})

test('behavior: any other reason', () => {
  const reasons = [
    encode('ERC20: transfer amount exceeds balance'),
    custom('ERC20InsufficientBalance(address)', user),
    ...['0x', '0x08c379a0', '0x08c379a0ffff', 'no hex'],
  ]
  for (const data of reasons) expect(readTokenRefusal({ data })).toBeUndefined()
  expect(readTokenRefusal({})).toBeUndefined()
})
