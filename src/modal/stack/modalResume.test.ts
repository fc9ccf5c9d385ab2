import { expect, test } from 'vitest'
import { type ModalResume, parseModalResume } from './modalResume.js'

const kept: ModalResume = {
  view: 'EmailVerifyOtp',
  path: '/app',
  shownAt: Date.now(),
  namespace: 'solana',
  redirectView: 'WalletSend',
}
const draft = {
  account: 'eip155:1:0xab',
  amount: '1',
  to: '0x1',
  token: 'native',
}
const parse = (change: object) =>
  parseModalResume(JSON.stringify({ ...kept, ...change }), '/app')

test('default', () => {
  expect(parse({})).toEqual({ ...kept, draft: undefined, provider: undefined })
  expect(parse({ view: 'WalletSendPreview', draft })?.draft).toEqual(draft)
  const wallet = { id: 'a', name: 'Opal', namespace: 'eip155' }
  expect(
    parse({ view: 'ConnectingWalletConnect', wallet })?.wallet,
  ).toMatchObject({ ...wallet, type: 'WALLET_CONNECT' })
  expect(parse({ view: 'ConnectingSocial', provider: 'google' })).toMatchObject(
    { provider: 'google' },
  )
})

test.each([
  { path: '/other' },
  { shownAt: Date.now() - 600_001 },
  { shownAt: Date.now() + 60_000 },
  { shownAt: undefined },
  { view: 'Account' },
  { view: 'ApproveTransaction' },
  { view: 'toString' },
])('behavior: not restored: %j', (change) => {
  expect(parse(change)).toBe(undefined)
})

test.each(['', 'null', '[]', '7', '{'])('error: invalid: %s', (text) => {
  expect(parseModalResume(text, '/app')).toBe(undefined)
})

test.each([
  { namespace: 'x' },
  { redirectView: 'ApproveTransaction' },
  { redirectView: { toString: 1 } },
  { provider: 'evil' },
  { wallet: 'Opal' },
  { wallet: { id: 'a', name: 7, namespace: 'eip155' } },
  { draft: { ...draft, amount: 1 } },
  { draft: { ...draft, to: 'x'.repeat(257) } },
  { draft: { ...draft, account: undefined } },
  { draft: [] },
])('error: omits an invalid part: %j', (change) => {
  const [key] = Object.keys(change)
  expect(parse(change)?.[key as keyof ModalResume]).toBe(undefined)
})

test('error: omits a wallet link that runs a script', () => {
  const links = { mobile: 'javascript:alert(1)', webapp: 'data:text/html,' }
  const wallet = { id: 'a', links, name: 'Opal', namespace: 'eip155' }
  expect(parse({ wallet })?.wallet?.links).toBe(undefined)
})
