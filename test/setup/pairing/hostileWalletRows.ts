import { expect } from 'vitest'
import { encodeBase58 } from '../../../src/core/address/encodeBase58.js'
import { solanaMainnet } from './createPairingPage.js'

/** What a hostile wallet settles, responds and emits. */

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account = `eip155:1:${address}`
const solanaAddress = '11111111111111111111111111111111'
const solanaAccount = `${solanaMainnet}:${solanaAddress}`
const names = ['accountsChanged', 'chainChanged']
const bidi = '\u202egpj.exe\u2066\u0000\u200b\n\u2028'
const huge = 'a'.repeat(20_000)

/** For keys that are members of every object. */
const parse = (text: string) => JSON.parse(text) as unknown

const approve = (...accounts: unknown[]) => ({
  accounts,
  events: names,
  methods: ['personal_sign'],
})

const controller = (metadata: unknown) => ({
  controller: { publicKey: 'ab'.repeat(32), metadata },
})

const good = { eip155: approve(account) }

/** Namespaces without anything usable. */
export const unusable: readonly unknown[] = [
  {},
  null,
  [],
  'eip155',
  { eip155: null },
  { eip155: { accounts: 'x', methods: 1, events: {} } },
  { eip155: approve() },
  { eip155: approve('eip155:137:0x01', 'eip155:0:x') },
  { eip155: approve('eip155:1:0x01', 'eip155:1:0xzz', 'eip155:1:', '', ':') },
  { eip155: approve(`eip155:1:${address}:1`, `${address}`, ` ${account}`) },
  { eip155: approve(`eip155:01:${address}`, `eip155:0x1:${address}`) },
  { eip155: approve(solanaAccount), solana: approve(account) },
  { solana: approve(`${solanaMainnet}:0O`, `solana:x:${solanaAddress}`) },
  { 'eip155:137': approve(`eip155:x:${address}`) },
  { cosmos: approve('cosmos:cosmoshub-4:cosmos1x') },
  parse(`{"__proto__":{"accounts":["${account}"],"methods":[],"events":[]}}`),
  parse(`{"constructor":{"accounts":["${account}"],"methods":[],"events":[]}}`),
  {
    eip155: approve(
      ...Array.from({ length: 5_000 }, (_, i) => `eip155:-${i}:${address}`),
    ),
  },
]

/** Invalid settlements. */
export const refused: readonly object[] = [
  // All of them are also read directly; each one here costs a pairing.
  ...unusable
    .filter((_, index) => index % 4 === 0)
    .map((namespaces) => ({ namespaces })),
  { namespaces: good, expiry: Number.MAX_VALUE },
  { namespaces: good, expiry: '9999999999' },
  { namespaces: good, expiry: 1 },
  { namespaces: good, controller: null },
  { namespaces: good, relay: null },
]

/** Settlements with a usable part, and the expected result. */
export const cleaned: readonly { expected: object; parts: object }[] = [
  {
    parts: {
      namespaces: {
        eip155: approve(
          ...Array.from(
            { length: 5_000 },
            (_, i) => `eip155:${i + 2}0:${address}`,
          ),
        ),
      },
    },
    // None of the proposed ones, so the first one.
    expected: {
      namespaces: {
        eip155: {
          accounts: [{ address, caipNetworkId: 'eip155:20' }],
          chains: ['eip155:20'],
        },
      },
    },
  },
  {
    parts: {
      namespaces: {
        eip155: {
          accounts: [
            account,
            account.toLowerCase(),
            `eip155:137:${address}`,
            ...Array.from({ length: 4_000 }, () => 'eip155:1:0x1'),
          ],
          chains: ['eip155:1', 'eip155:137', solanaMainnet, '__proto__'],
          methods: ['personal_sign', 'wallet_drain', '__proto__'],
          events: [...names, 'evil', 'constructor'],
        },
        'eip155:8453': approve(`eip155:8453:${address}`, solanaAccount),
        bip122: approve('bip122:000000000019d6689c085ae165831e93:1x'),
      },
    },
    expected: {
      namespaces: {
        eip155: {
          // The rest comes after more entries than any wallet has.
          accounts: [{ address, caipNetworkId: 'eip155:1' }],
          chains: ['eip155:1', 'eip155:8453'],
          methods: ['personal_sign'],
        },
      },
    },
  },
  {
    parts: {
      namespaces: good,
      ...controller({
        name: `<img src=x onerror=alert(1)>${bidi}${huge}`,
        description: `${bidi}${huge}`,
        url: 'javascript:alert(1)',
        icons: ['javascript:alert(1)', 'https://x.test/i.png'],
        redirect: { native: 'javascript:alert(1)', linkMode: true },
      }),
    },
    expected: {
      peer: {
        name: expect.stringMatching(/^[^\p{C}]{64}$/u),
        description: expect.stringMatching(/^[^\p{C}]{256}$/u),
        url: undefined,
        icon: undefined,
      },
    },
  },
  ...[
    { name: 1, description: {}, url: [], icons: 'https://x.test' },
    { name: null, icons: [{}], url: 'https://u:p@x.test' },
    parse('{"__proto__":{"name":"x"},"icons":["data:text/html,x"]}'),
  ].map((metadata) => ({
    parts: { namespaces: good, ...controller(metadata) },
    expected: {
      peer: { name: '', description: '', url: undefined, icon: undefined },
    },
  })),
]

const hash = `0x${'12'.repeat(32)}`
const signature = encodeBase58(new Uint8Array(64).fill(7))

/** Not a valid response of any method. */
const junk: readonly unknown[] = [
  null,
  true,
  '',
  '0x',
  '0xNaN',
  `${hash}\n`,
  [[]],
  { toString: '0x' },
  { result: hash },
]

const eip155 = {
  eth_accounts: [[address.slice(2)], ['0x0'], [null], [solanaAddress], address],
  eth_requestAccounts: [[`${address}00`], { 0: address }],
  eth_sendTransaction: [
    `0x${'12'.repeat(31)}`,
    `0x${'12'.repeat(33)}`,
    hash.slice(2),
    [hash],
    ` ${hash}`,
    `0x${'zz'.repeat(32)}`,
  ],
  eth_sendRawTransaction: [`0x${'12'.repeat(31)}`, { hash }],
  eth_sign: ['0x12', `0x${'1'.repeat(129)}`],
  eth_signTransaction: ['0x1'],
  eth_signTypedData: ['0x12'],
  eth_signTypedData_v3: [`0x${'12'.repeat(63)}`],
  eth_signTypedData_v4: ['0x12', `0X${'12'.repeat(65)}`],
  personal_sign: [
    '0x12',
    `0x${'12'.repeat(63)}`,
    `0x${'1'.repeat(131)}`,
    `${'12'.repeat(65)}`,
    [`0x${'12'.repeat(65)}`],
  ],
  wallet_sendCalls: [{ id: 1 }, { id: '' }, { id: huge }, huge],
  wallet_getCapabilities: [],
  wallet_getCallsStatus: [],
}

const solana = {
  solana_getAccounts: [[{ pubkey: address }], [{ pubkey: '0OIl' }]],
  solana_requestAccounts: [[{ pubkey: 1 }]],
  solana_signAllTransactions: [
    { transactions: [huge] },
    { transactions: ['<script>'] },
    { transactions: 'AQID' },
    { transactions: [1] },
  ],
  solana_signAndSendTransaction: [
    { signature: encodeBase58(new Uint8Array(63).fill(7)) },
    { signature: encodeBase58(new Uint8Array(65).fill(7)) },
    { signature: [...new Uint8Array(64)] },
    { signature: `${signature}=` },
    { Signature: signature },
  ],
  solana_signMessage: [
    { signature: huge },
    { signature: 'a'.repeat(88) },
    { signature: hash },
    { signature: null },
  ],
  solana_signTransaction: [
    { transaction: huge },
    { transaction: 1 },
    { transaction: '<>' },
    { transaction: '', signature },
  ],
}

/** Methods answered with an object, whatever it contains. */
const isAnyObject = (method: string) => /^wallet_get/.test(method)

/** Responses that no wallet may give. */
export const answers = [
  ...toRows('eip155:1', eip155),
  ...toRows(solanaMainnet, solana),
]

function toRows(
  caipNetworkId: 'eip155:1' | typeof solanaMainnet,
  table: Record<string, readonly unknown[]>,
) {
  return Object.entries(table).flatMap(([method, own]) =>
    [...junk, ...own]
      .filter(
        (result) =>
          !(
            isAnyObject(method) &&
            !Array.isArray(result) &&
            isRecord(result)
          ) && !(/^wallet_sendCalls$/.test(method) && isId(result)),
      )
      .map((result) => ({ caipNetworkId, method, result })),
  )
}

function isRecord(value: unknown) {
  return typeof value === 'object' && value !== null
}

/** The standard leaves the form of the ID to the wallet. */
function isId(value: unknown) {
  return typeof value === 'string' && value !== '' && value.length < 8_195
}

const codes: readonly unknown[] = [
  ...[4_001, 4_100, 4_200, 4_900, 4_901, 4_902, 5_000, 5_001, 5_002, 5_700],
  ...[-32_000, -32_001, -32_002, -32_005, -32_600, -32_603, -32_700],
  ...[0, -1, 1e21, 1.5, null, '4001', '0x1', '__proto__', {}, [], true],
]

/** Failures with messages and codes of every kind. */
export const failures: readonly unknown[] = [
  ...codes.flatMap((code) => [
    { code, message: `${bidi}${'x'.repeat(1_000)}` },
    { code, message: '' },
  ]),
  ...[null, 1, 'text', '', [], true, {}, bidi],
  { code: 4_001, message: { toString: 1 } },
  { code: 4_001, message: ['a'] },
  {
    code: -32_603,
    message: huge,
    data: {
      originalError: { code: 4_001, message: `${bidi}${'y'.repeat(1_000)}` },
    },
  },
  { code: 1, message: huge, data: huge },
  {
    code: 1,
    message: 'x',
    stack: bidi,
    name: bidi,
    details: `${bidi}${'z'.repeat(1_000)}`,
  },
  { code: 1, message: 'x', shortMessage: `${bidi}${'z'.repeat(1_000)}` },
  { message: 'socket hang up' },
  { code: 1, message: 'failed to publish' },
  parse('{"__proto__":{"code":4001},"constructor":{"name":"KitError"}}'),
]

/** Envelopes that answer no request. */
export const envelopes: readonly object[] = [
  {},
  { method: 'wc_sessionRequest', params: null },
  { method: 'wc_sessionRequest', params: { request: {}, chainId: 'eip155:1' } },
  { method: 'wc_sessionPropose', params: {} },
  { method: 'wc_sessionSettle', params: {} },
  { method: 'wc_sessionAuthenticate', params: {} },
  { method: 'wc_sessionExtend', params: null },
  { method: '__proto__', params: {} },
  { method: 'toString' },
  { method: 1, params: [] },
  { id: '__proto__', result: '0x' },
  { id: null, result: '0x' },
  { id: 1.5, result: '0x' },
  { id: -1, error: { code: 1, message: 'x' } },
  { jsonrpc: '1.0', id: 'x', result: '0x' },
]

const event = (chainId: unknown, name: unknown, data: unknown) => ({
  chainId,
  event: { name, data },
})

/** Events without a meaning. */
export const events: readonly unknown[] = [
  null,
  [],
  {},
  'x',
  { event: null, chainId: 'eip155:1' },
  { chainId: 'eip155:1' },
  { event: { name: 'chainChanged', data: 8453 } },
  ...[
    ...['message', 'disconnect', 'connect', '', '__proto__', 'constructor'],
    ...['chainchanged', 'AccountsChanged', bidi, 1, null, {}, names],
  ].map((name) => event('eip155:1', name, [address])),
  ...[
    ...[null, true, -1, 1.5, 2 ** 64, 1e21, 137, '', ' 8453', '8453 ', '1e0'],
    ...['0xNaN', 'NaN', '-1', '0x', '0x2105 ', '0xffffffffffffffffff', '08453'],
    ...['eip155:137', 'eip155:0x2105', 'EIP155:8453', solanaMainnet, bidi],
    ...[[8453], { chainId: 8453 }, '__proto__', 'solana:8453', huge],
    ...['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:', ':8453', '0b1', '１'],
  ].map((data) => event('eip155:1', 'chainChanged', data)),
  ...[8453, '0x2105', 'eip155:8453', 'solana:x', null, ''].map((data) =>
    event(solanaMainnet, 'chainChanged', data),
  ),
  ...[
    ...[null, 1, 'x', address, account, {}, { length: 1, 0: address }, true],
    ...[[null], [1], [{}], [[address]], [[[]]], [''], [':'], ['::'], ['x']],
    ...[[solanaAddress], [solanaAccount], [`eip155:137:${address}`]],
    ...[[`eip155:1:${address}:x`], [`eip155:1:${address}00`], [`${address}x`]],
    ...[[address.slice(2)], [{ address }], [`0x${'g'.repeat(40)}`], [huge]],
    [`eip155:1:${solanaAddress}`],
    [`solana:1:${address}`],
    [`__proto__:1:${address}`],
    Array.from({ length: 5_000 }, () => 'x'),
  ].map((data) => event('eip155:1', 'accountsChanged', data)),
  ...[[address], [account], [`solana:x:${solanaAddress}`], ['0OIl'], {}].map(
    (data) => event(solanaMainnet, 'accountsChanged', data),
  ),
  ...[
    ...['eip155:137', 'eip155', 'eip155:', 'solana:x', '1', '', 'eip155:1 '],
    ...[1, null, {}, ['eip155:1'], '__proto__', 'EIP155:1', 'cosmos:1'],
  ].map((chainId) => event(chainId, 'accountsChanged', [address])),
]

const narrow = {
  eip155: approve(account),
  solana: {
    accounts: [solanaAccount],
    events: names,
    methods: ['solana_signMessage'],
  },
}

/** Changes of the session; the last one leaves nothing. */
export const updates: readonly object[] = [
  narrow,
  { ...narrow, cosmos: approve('cosmos:cosmoshub-4:cosmos1x') },
  { ...narrow, 'eip155:137': approve(`eip155:137:${address}`) },
  {
    ...narrow,
    eip155: {
      ...narrow.eip155,
      accounts: [account, `eip155:10:${address}`, solanaAccount],
      chains: ['eip155:1', 'eip155:10', solanaMainnet],
      methods: ['personal_sign', 'eth_mint', '__proto__'],
      events: [...names, 'evil'],
    },
  },
  {
    ...narrow,
    optionalNamespaces: { cosmos: approve('cosmos:1:x') },
  },
  parse(
    JSON.stringify(narrow).replace(
      /^\{/,
      `{"__proto__":{"accounts":["${account}"],"methods":[],"events":[]},`,
    ),
  ) as object,
  {},
]
