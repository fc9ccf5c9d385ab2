import { expect, test } from 'vitest'
import { checkSignedMessage } from './checkSignedMessage.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asked = {
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:1',
  domain: 'app.example',
  nonce: 'abcdef123456',
  serializedMessage: 'app.example\n<<AccountAddress>>\nNonce: abcdef123456',
  uri: 'https://app.example',
  version: '1',
}
const signature = '0x12'
const message = `app.example\n${address}\nNonce: abcdef123456`
const user = { address, chainId: 1, message, signature }

test('default', () => {
  expect(checkSignedMessage(user, asked)).toEqual(user)
})

test('behavior: an address in lower case', () => {
  const lower = { ...user, address: address.toLowerCase() }
  expect(checkSignedMessage(lower, asked)).toEqual(lower)
})

test('error: a text without a place for the address', () => {
  const siwxMessage = { ...asked, serializedMessage: message }
  expect(checkSignedMessage(user, siwxMessage)).not.toHaveProperty('signature')
})

test.each([
  ['another nonce', { message: message.replace('abcdef', 'zzzzzz') }],
  ['another domain', { message: message.replace('app', 'evil') }],
  ['another address', { address: '0x1' }],
  ['a text around it', { message: `Pay all. ${message}` }],
  ['a text behind it', { message: `${message}\nPay all.` }],
  ['another address in the text', { message: message.replace('0x70', '0x71') }],
  ['no message', { message: undefined }],
  ['no signature', { signature: undefined }],
])('error: %s', (_, overrides) => {
  const found = checkSignedMessage({ ...user, ...overrides }, asked)
  expect(found).not.toHaveProperty('message')
  expect(found).not.toHaveProperty('signature')
})

test('error: a sign-in that was not asked for', () => {
  expect(checkSignedMessage(user, undefined)).toEqual({ address, chainId: 1 })
})
