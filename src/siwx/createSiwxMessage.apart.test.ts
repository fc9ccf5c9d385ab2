// A process of its own: the package leaves globals behind.
import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { expect, test } from 'vitest'
import { arbitraryMessage } from '../../test/setup/siwx/arbitraryMessage.js'
import { samples } from '../../test/setup/siwx/samples.js'
import { createSiwxMessage } from './createSiwxMessage.js'

test('behavior: the siwe package reads the same fields', () => {
  fc.assert(
    fc.property(arbitraryMessage('eip155'), (data) => {
      const message = new SiweMessage(createSiwxMessage(data))
      const { accountAddress, chainId, ...rest } = data
      expect(message).toMatchObject({
        ...rest,
        address: accountAddress,
        chainId: Number(chainId.slice(7)),
      })
      expect(message.toMessage()).toBe(createSiwxMessage(data))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['[::1]:3000', 'http://[::1]:3000/login'],
  ['[2001:db8::1]', 'https://[2001:db8::1]'],
  ['my_app.internal', 'https://my_app.internal/login'],
  ['shop.example.', 'https://shop.example./login'],
])('behavior: the siwe package reads the host %s', (domain, uri) => {
  const text = createSiwxMessage({ ...samples.eip155, domain, uri })
  expect(new SiweMessage(text)).toMatchObject({ domain, uri })
})

test('behavior: the siwe package rejects a network name and a CAIP-2 ID', () => {
  const text = createSiwxMessage(samples.eip155)
  expect(() => new SiweMessage(text)).not.toThrow()
  for (const [from, to] of [
    ['Ethereum', 'Base'],
    ['Chain ID: 1', 'Chain ID: eip155:1'],
  ] as const)
    expect(() => new SiweMessage(text.replace(from, to))).toThrow()
})
