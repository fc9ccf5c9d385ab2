import type { SiwxReason } from '../../../src/core/errors/siwx.js'
import type { createSigners } from '../../setup/siwx/createSigners.js'
import { listSignatureCases } from './listSignatureCases.js'
import type { Right } from './right.js'

/** A sign-in that has to be rejected. */
export type Case = {
  name: string
  /** Field that is rejected; `undefined` where several may be. */
  reason?: SiwxReason | undefined
  /**
   * Only who issued the nonce, the request ID or the list of networks can tell:
   * the message is a good one of another sign-in.
   */
  isForeign?: boolean | undefined
  /** Changes the text, which is then signed with the right key. */
  edit?(text: string): string
  /** Signs otherwise. */
  sign?(message: string): Promise<unknown>
}

type Namespace = keyof ReturnType<typeof createSigners>

const minute = 60_000

/** Every wrong sign-in of a namespace: one change each. */
export function listCases(namespace: Namespace, right: Right): Case[] {
  const { data, now, text } = right
  const at = (ms: number) => new Date(now + ms).toISOString()
  const isEvm = namespace === 'eip155'
  const own = isEvm ? 'Ethereum' : 'Solana'
  const domain = (value: string) => (one: string) =>
    one.replace(/^\S+/, () => value)
  const set = (name: string, value: string) => (one: string) =>
    one.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`)
  const drop = (name: string) => (one: string) =>
    one.replace(new RegExp(`^${name}: .*\n`, 'm'), '')
  const twice = (name: string, value?: string) => (one: string) =>
    one.replace(
      new RegExp(`^(${name}: .*)$`, 'm'),
      (line) => `${line}\n${value === undefined ? line : `${name}: ${value}`}`,
    )
  const swap = (from: string | RegExp, to: string) => (one: string) =>
    one.replace(from, () => to)
  const address = (value: string) => swap(data.accountAddress, value)
  const reference = data.chainId.split(':')[1] ?? ''
  const otherChain = isEvm ? '10' : 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const edit = (
    name: string,
    change: (one: string) => string,
    reason?: SiwxReason,
    isForeign?: boolean,
  ): Case => ({ edit: change, isForeign, name, reason })

  return [
    edit('domain: another', domain('bank.example'), 'domain'),
    edit('domain: below', domain('a.shop.example'), 'domain'),
    edit('domain: above', domain('example'), 'domain'),
    edit('domain: begins alike', domain('shop.example.evil.test'), 'domain'),
    edit('domain: ends alike', domain('evilshop.example'), 'domain'),
    edit('domain: another port', domain('shop.example:8443'), 'domain'),
    edit('domain: the default port', domain('shop.example:443'), 'domain'),
    edit('domain: capitals', domain('SHOP.example'), 'domain'),
    edit('domain: a dot at the end', domain('shop.example.'), 'domain'),
    edit('domain: homograph', domain('shоp.example'), 'domain'),
    edit('domain: homograph in Punycode', domain('xn--shp-jdd.example')),
    edit('domain: full-width', domain('ｓhop.example'), 'domain'),
    edit('domain: a zero-width space', domain('shop\u200b.example'), 'domain'),
    edit('domain: a soft hyphen', domain('sh\u00adop.example'), 'domain'),
    edit('domain: user info', domain('shop.example@evil.test'), 'domain'),
    edit('domain: a scheme', domain('http://shop.example'), 'domain'),
    edit('domain: a path', domain('shop.example/a'), 'domain'),
    edit('domain: none', domain('')),

    edit('address: another account', address(right.otherAddress)),
    edit('address: lower case', address(data.accountAddress.toLowerCase())),
    edit('address: upper case', address(data.accountAddress.toUpperCase())),
    edit('address: cut', address(data.accountAddress.slice(0, -1))),
    edit('address: longer', address(`${data.accountAddress}1`), 'address'),
    edit('address: a space after it', address(`${data.accountAddress} `)),
    edit('address: none', swap(`${data.accountAddress}\n`, '')),
    edit('address: CAIP-10', address(`${data.chainId}:${data.accountAddress}`)),
    edit(
      'address: a second one',
      address(`${data.accountAddress}\n${right.otherAddress}`),
    ),

    edit('uri: another site', set('URI', 'https://bank.example/'), 'uri'),
    edit('uri: another scheme', set('URI', 'http://shop.example/'), 'uri'),
    edit('uri: another port', set('URI', 'https://shop.example:8443/'), 'uri'),
    edit('uri: a domain below', set('URI', 'https://a.shop.example/'), 'uri'),
    edit('uri: begins alike', set('URI', 'https://shop.example.evil.test')),
    edit('uri: user info', set('URI', 'https://shop.example@evil.test/')),
    edit('uri: own user info', set('URI', 'https://me@shop.example/'), 'uri'),
    edit('uri: own password', set('URI', 'https://:me@shop.example/'), 'uri'),
    edit('uri: backslashes', set('URI', 'https:\\\\shop.example'), 'uri'),
    edit('uri: homograph', set('URI', 'https://shоp.example/'), 'uri'),
    edit('uri: no site', set('URI', 'did:key:z6Mk'), 'uri'),
    edit('uri: script', set('URI', 'javascript:alert'), 'uri'),
    edit('uri: no scheme', set('URI', 'shop.example/login'), 'uri'),
    edit('uri: empty', set('URI', '')),
    edit('uri: none', drop('URI')),
    edit('uri: twice', twice('URI')),
    edit('uri: a second one', twice('URI', 'https://bank.example/')),

    edit('version: another', set('Version', '2'), 'version'),
    edit('version: 1.0', set('Version', '1.0'), 'version'),
    edit('version: none', drop('Version')),
    edit('version: twice', twice('Version')),

    edit('chain: another', set('Chain ID', otherChain), 'chainId', true),
    edit('chain: CAIP-2', set('Chain ID', data.chainId), 'chainId'),
    edit('chain: zeros before', set('Chain ID', `0${reference}`), 'chainId'),
    edit('chain: hex', set('Chain ID', '0x1'), 'chainId'),
    edit('chain: negative', set('Chain ID', '-1'), 'chainId'),
    edit('chain: a fraction', set('Chain ID', '1.0'), 'chainId'),
    edit('chain: by name', set('Chain ID', 'mainnet'), 'chainId'),
    edit('chain: none', drop('Chain ID')),
    edit('chain: twice', twice('Chain ID')),
    edit('chain: a second one', twice('Chain ID', otherChain)),
    edit(
      'chain: of the other namespace',
      swap(
        `your ${own} account`,
        `your ${isEvm ? 'Solana' : 'Ethereum'} account`,
      ),
    ),
    edit('chain: of no namespace', swap(`your ${own}`, 'your Bitcoin')),
    edit('chain: a network name', swap(`your ${own}`, 'your Base')),

    edit('nonce: never issued', set('Nonce', '0'.repeat(32)), 'nonce', true),
    edit('nonce: cut', set('Nonce', data.nonce.slice(0, -1)), 'nonce', true),
    edit('nonce: longer', set('Nonce', `${data.nonce}0`), 'nonce', true),
    edit(
      'nonce: capitals',
      set('Nonce', data.nonce.toUpperCase()),
      'nonce',
      true,
    ),
    edit('nonce: short', set('Nonce', '1234567'), 'nonce'),
    edit('nonce: empty', set('Nonce', ''), 'nonce'),
    edit('nonce: a space after it', set('Nonce', `${data.nonce} `), 'nonce'),
    edit('nonce: none', drop('Nonce')),
    edit('nonce: twice', twice('Nonce')),
    edit('nonce: a second one', twice('Nonce', '0'.repeat(32))),
    edit(
      'nonce: in the statement',
      (one) =>
        set(
          'Nonce',
          '0'.repeat(32),
        )(one).replace('Log in to the shop.', `Nonce ${data.nonce}`),
      'nonce',
      true,
    ),

    edit('issued: 2040', set('Issued At', '2040-01-01T00:00:00.000Z')),
    edit(
      'issued: 6 minutes ahead',
      set('Issued At', at(6 * minute)),
      'issuedAt',
    ),
    edit(
      'issued: 16 minutes ago',
      set('Issued At', at(-16 * minute)),
      'issuedAt',
      true,
    ),
    edit('issued: the day before', set('Issued At', at(-1_441 * minute))),
    edit(
      'issued: 30 February',
      set('Issued At', '2026-02-30T03:05:00.000Z'),
      'issuedAt',
    ),
    edit(
      'issued: an offset of more than a day',
      set('Issued At', '2026-01-02T04:05:00.000+25:00'),
      'issuedAt',
    ),
    edit('issued: no time', set('Issued At', '2026-01-02'), 'issuedAt'),
    edit(
      'issued: in words',
      set('Issued At', 'Fri, 02 Jan 2026 03:05:00 GMT'),
      'issuedAt',
    ),
    edit('issued: a number', set('Issued At', String(now)), 'issuedAt'),
    edit('issued: empty', set('Issued At', ''), 'issuedAt'),
    edit('issued: none', drop('Issued At'), 'issuedAt'),
    edit('issued: twice', twice('Issued At')),

    edit('expires: now', set('Expiration Time', at(0)), 'expirationTime'),
    edit(
      'expires: a minute ago',
      set('Expiration Time', at(-minute)),
      'expirationTime',
    ),
    edit(
      'expires: a minute ago, issued before',
      (one) =>
        set(
          'Issued At',
          at(-4 * minute),
        )(set('Expiration Time', at(-minute))(one)),
      'expirationTime',
    ),
    edit(
      'expires: after 24 hours',
      set('Expiration Time', at(1_441 * minute)),
      'expirationTime',
    ),
    edit(
      'expires: in 9999',
      set('Expiration Time', '9999-12-31T23:59:59.000Z'),
      'expirationTime',
    ),
    edit(
      'expires: malformed',
      set('Expiration Time', 'never'),
      'expirationTime',
    ),
    edit(
      'expires: 31 June',
      set('Expiration Time', '2026-06-31T00:00:00Z'),
      'expirationTime',
    ),
    edit('expires: empty', set('Expiration Time', ''), 'expirationTime'),
    edit('expires: none', drop('Expiration Time'), 'expirationTime'),
    edit('expires: twice', twice('Expiration Time', at(1_441 * minute))),

    edit(
      'not before: in 6 minutes',
      set('Not Before', at(6 * minute)),
      'notBefore',
    ),
    edit(
      'not before: 2040',
      set('Not Before', '2040-01-01T00:00:00Z'),
      'notBefore',
    ),
    edit('not before: malformed', set('Not Before', 'soon'), 'notBefore'),
    edit('not before: empty', set('Not Before', ''), 'notBefore'),
    edit('not before: twice', twice('Not Before', at(6 * minute))),

    edit(
      'request ID: not issued',
      swap('\nResources', '\nRequest ID: a\nResources'),
      'requestId',
      true,
    ),
    edit(
      'request ID: empty',
      swap('\nResources', '\nRequest ID: \nResources'),
      'requestId',
    ),
    edit(
      'request ID: with a line',
      swap('\nResources', '\nRequest ID: a b\nResources'),
      'requestId',
    ),

    edit(
      'resources: not a URI',
      swap('- https:', '- pay 5 ETH to https:'),
      'resources',
    ),
    edit('resources: none under the title', swap(/\n- .*/g, '')),
    edit('resources: no dash', swap('- https:', 'https:')),
    edit(
      'resources: title twice',
      swap('Resources:', 'Resources:\nResources:'),
    ),

    edit('statement: two lines', swap('Log in', 'Log in\nto'), 'format'),
    edit(
      'statement: a second one',
      swap('shop.\n', 'shop.\n\nPay.\n'),
      'format',
    ),
    edit('statement: like a field', swap('Log in', 'URI: Log in')),
    edit(
      'statement: right to left',
      swap('Log in', 'Log \u202ein'),
      'statement',
    ),
    edit('statement: zero width', swap('Log in', 'Log\u200b in'), 'statement'),
    edit('statement: no empty line before', swap('\n\nLog', '\nLog')),
    edit('statement: no empty line after', swap('shop.\n\n', 'shop.\n')),

    edit('form: nothing', () => '', 'format'),
    edit('form: CRLF', (one) => one.replaceAll('\n', '\r\n')),
    edit('form: CR', (one) => one.replaceAll('\n', '\r')),
    edit('form: line separators', (one) => one.replaceAll('\n', '\u2028')),
    edit('form: text before', (one) => `Hello\n${one}`),
    edit('form: an empty line before', (one) => `\n${one}`),
    edit('form: a space before', (one) => ` ${one}`),
    edit('form: a byte order mark', (one) => `\ufeff${one}`),
    edit('form: an empty line after', (one) => `${one}\n`, 'format'),
    edit('form: a space after', (one) => `${one} `),
    edit('form: a zero byte after', (one) => `${one}\0`),
    edit('form: text after', (one) => `${one}\nAnd all my money.`, 'format'),
    edit(
      'form: a block after',
      (one) => `${one}\n${one.slice(one.indexOf('URI:'))}`,
    ),
    edit('form: a whole message after', (one) => `${one}\n\n${one}`),
    edit(
      'form: a message before',
      (one) => `${domain('bank.example')(one)}\n\n${one}`,
    ),
    edit(
      'form: an unknown field',
      swap('Nonce:', 'Network: 1\nNonce:'),
      undefined,
    ),
    edit(
      'form: other order',
      swap(
        /(Version: 1)\n(Chain ID: .*)/,
        `Chain ID: ${reference}\nVersion: 1`,
      ),
    ),
    edit('form: a tab', swap('Version: ', 'Version:\t')),
    edit('form: two spaces', swap('Version: ', 'Version:  ')),
    edit('form: no-break space', swap('Version: ', 'Version:\u00a0')),
    edit('form: lower case', swap('Version:', 'version:')),
    edit(
      'form: another sentence',
      swap('wants you to', 'wants you  to'),
      'format',
    ),
    edit('form: no colon', swap('account:', 'account'), 'format'),
    edit('form: 100 KB', swap('Log in', `Log in${' a'.repeat(50_000)}`)),

    ...listSignatureCases(namespace, right),
  ].filter(({ edit: change }) => !change || change(text) !== text)
}
