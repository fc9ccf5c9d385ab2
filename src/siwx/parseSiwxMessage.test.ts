import { describe, expect, test } from 'vitest'
import { samples } from '../../test/setup/siwx/samples.js'
import { SiwxMessageError } from '../core/errors/siwx.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import { parseSiwxMessage } from './parseSiwxMessage.js'

describe.each(Object.entries(samples))('%s', (_, data) => {
  const text = createSiwxMessage(data)

  test('default', () => {
    expect(parseSiwxMessage(text)).toEqual(data)
  })

  test.each<readonly [name: string, changed: string]>([
    ['nothing', ''],
    ['text after it', `${text} x`],
    ['a line after it', `${text}\nAnd all my money.`],
    ['an empty line after it', `${text}\n`],
    ['an empty line before it', `\n${text}`],
    ['a space before it', ` ${text}`],
    ['a byte order mark', `\ufeff${text}`],
    ['two messages', `${text}\n${text}`],
    ['CRLF', text.replaceAll('\n', '\r\n')],
    ['CR', text.replaceAll('\n', '\r')],
    ['a second statement', text.replace('\n\nURI', '\n\nOne.\n\nURI')],
    ['no empty lines', text.replace('\n\nURI', '\nURI')],
    [
      'lines of another order',
      text.replace(/(Version.*)\n(Chain.*)/, '$2\n$1'),
    ],
    ['a malformed scheme', `1https://${text}`],
    ['an empty scheme', `://${text}`],
    ['a network name', text.replace(/Ethereum|Solana/, 'Bitcoin')],
    [
      'a CAIP-2 ID',
      text.replace('Chain ID: ', `Chain ID: ${data.chainId.split(':')[0]}:`),
    ],
    [
      'a lower-case address',
      text.replace(data.accountAddress, data.accountAddress.toLowerCase()),
    ],
    ['an unknown field', text.replace('Nonce', 'Name')],
    ['no resources under their title', text.replace(/\n- .*/g, '')],
    ['a resource without a dash', text.replace('- ipfs', 'ipfs')],
    ['an empty request ID', text.replace('request-7', '')],
    ['a tab', text.replace('URI: ', 'URI:\t')],
    ['two spaces', text.replace('URI: ', 'URI:  ')],
    ...['URI', 'Version', 'Chain ID', 'Nonce'].flatMap((name) => [
      [`no ${name}`, text.replace(new RegExp(`${name}: .*\n`), '')] as const,
      [
        `${name} twice`,
        text.replace(new RegExp(`(${name}: .*\n)`), '$1$1'),
      ] as const,
    ]),
    ['not text', 7 as unknown as string],
  ])('error: %s', (_name, changed) => {
    expect(changed).not.toBe(text)
    expect(() => parseSiwxMessage(changed)).toThrow(SiwxMessageError)
  })
})

test('behavior: a scheme before the domain, on EVM networks only', () => {
  const [evm, solana] = [samples.eip155, samples.solana].map(
    (data) => `https://${createSiwxMessage(data)}`,
  ) as [string, string]
  expect(parseSiwxMessage(evm)).toEqual({ ...samples.eip155, scheme: 'https' })
  expect(() => parseSiwxMessage(solana)).toThrow(SiwxMessageError)
})
