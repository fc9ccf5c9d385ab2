import { expect, test } from 'vitest'
import { fitSendDraft } from './fitSendDraft.js'

const account = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const tokens = [{ id: '0xAb' }, { id: 'native' }]
const draft = { account, amount: '5', to: '0x12', token: '0xaB' }
const rest = { amount: '', to: '0x12', token: undefined }

test('default', () => {
  expect(fitSendDraft(draft, { account, tokens })).toBe(draft)
})

test('behavior: a draft without account fits every account', () => {
  const open = { amount: '5', to: '', token: undefined }
  expect(fitSendDraft(open, { account, tokens })).toBe(open)
})

test('behavior: keeps only the receiver for another account or network', () => {
  const other = account.replace('eip155:1:', 'eip155:10:')
  expect(fitSendDraft(draft, { account: other, tokens })).toEqual({
    ...rest,
    account: other,
  })
})

test('behavior: a missing token drops its amount', () => {
  const place = { account, tokens: [{ id: 'native' }] }
  expect(fitSendDraft(draft, place)).toEqual({ ...rest, account })
})

test('behavior: unchanged while the tokens are unknown', () => {
  expect(fitSendDraft(draft, { account, tokens: undefined })).toBe(draft)
})

test('behavior: mints are case-sensitive', () => {
  const place = { account: 'solana:a:So1', tokens: [{ id: 'MintA' }] }
  const base = { account: 'solana:a:So1', amount: '5', to: 'So2' }
  const kept = { ...base, token: 'MintA' }
  expect(fitSendDraft(kept, place)).toBe(kept)
  expect(fitSendDraft({ ...base, token: 'Minta' }, place)).toEqual({
    ...base,
    amount: '',
    token: undefined,
  })
})
