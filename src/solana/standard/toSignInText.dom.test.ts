import { expect, test } from 'vitest'
import { toSignInText } from './toSignInText.js'

const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const { host } = window.location

test('default', () => {
  expect(toSignInText({ address, input: {} })).toBe(
    `${host} wants you to sign in with your Solana account:\n${address}`,
  )
})

test('param: input', () => {
  const input = {
    chainId: 'mainnet',
    nonce: 'abcdefgh1',
    resources: ['https://a.example', 'https://b.example'],
    statement: 'Sign in, please.',
    uri: 'https://a.example/login',
    version: '1',
  }
  expect(toSignInText({ address, input })).toBe(
    [
      `${host} wants you to sign in with your Solana account:`,
      address,
      '',
      'Sign in, please.',
      '',
      'URI: https://a.example/login',
      'Version: 1',
      'Chain ID: mainnet',
      'Nonce: abcdefgh1',
      'Resources:',
      '- https://a.example',
      '- https://b.example',
    ].join('\n'),
  )
})

test.each([
  { domain: 'bank.example' },
  { address: '11111111111111111111111111111111' },
  { statement: 'Hello\n\nURI: https://bank.example' },
  { nonce: 'a\rb' },
  { resources: ['x\ny'] },
])('error: another site, account or field, %j', (input) => {
  expect(() => toSignInText({ address, input })).toThrow(/Invalid|expected/i)
})
