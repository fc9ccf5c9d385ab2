import { afterEach, expect, test, vi } from 'vitest'
import { createPaymentFactors } from '../../account/mfa/createPaymentFactors.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import { confirmPayment } from './confirmPayment.js'

afterEach(() => document.body.replaceChildren())

const user = { publicId: 'p', token: 't', userId: 'ann' }
const find = <element extends HTMLElement>(name: string) =>
  document.querySelector<element>(`[data-testid="${name}"]`)

/** A window of a payment, over the frame's side of it. */
function setup({ enrolled = ['totp'], isFresh = true } = {}) {
  const state = { backupCodes: 0, for: [], methods: ['totp'], proven: [] }
  const answer = vi.fn(async ({ type }: { type: string }) => {
    if (type === 'mfa') return { ...state, enrolled, required: ['payments'] }
    if (type === 'mfa-begin' && !isFresh)
      throw Object.assign(new Error(), { code: 'FRESH_LOGIN_REQUIRED' })
    if (type === 'mfa-begin') return { secret: 'AAAA', uri: 'otpauth://x' }
    return undefined
  })
  const use = vi.fn(async () => {})
  const proof = {
    start: vi.fn(async () => ({ email: 'ann@example.org' })),
    verify: vi.fn(async () => ({ userId: 'ann' })),
  }
  const factors = createPaymentFactors({
    getApp: () => 'https://shop.example',
    mfa: { answer: answer as never, use },
    passkeys: { answer: async () => undefined as never },
    proof,
  })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = async ({ data }) => {
    const reply = await factors.answer(data, user)
    if (reply !== undefined) port1.postMessage(reply)
  }
  const closing = new AbortController()
  document.body.innerHTML = '<main></main>'
  const root = document.querySelector('main') as HTMLElement
  const confirmed = confirmPayment({
    ...{ language: inEnglish, port: port2, root, signal: closing.signal },
  })
  confirmed.catch(() => {})
  return { answer, closing, confirmed, factors, proof, use }
}

test('default: the code goes to the frame, which asks the server', async () => {
  const { answer, confirmed } = setup()
  await vi.waitFor(() => expect(find('mfa-code')).not.toBeNull())
  const input = find<HTMLInputElement>('mfa-code')
  if (input) input.value = '123456'
  find('payment-mfa-continue')?.click()
  await confirmed
  expect(answer).toHaveBeenLastCalledWith(
    expect.objectContaining({
      ...{ action: 'payments', answer: { code: '123456' } },
      type: 'mfa-verify',
    }),
    user,
  )
})

test('error: cancelled, or the page that asked is gone', async () => {
  const { confirmed } = setup()
  await vi.waitFor(() => expect(find('payment-cancel')).not.toBeNull())
  find('payment-cancel')?.click()
  await expect(confirmed).rejects.toThrow('declined')
  const other = setup()
  await vi.waitFor(() => expect(find('payment-cancel')).not.toBeNull())
  other.closing.abort()
  await expect(other.confirmed).rejects.toThrow('declined')
})

test('error: nothing that gives a key is answered there', async () => {
  const { factors } = setup()
  for (const ask of [
    { id: 1, kind: 'evm', type: 'reveal' },
    { id: 1, type: 'copy' },
    { id: 1, type: 'account-data' },
  ])
    expect(await factors.answer(ask, user)).toEqual({ code: 'FAILED', id: 1 })
  expect(await factors.answer('approved', user)).toBe(undefined)
})

test('behavior: what was shown is used up as a payment', async () => {
  const { factors, use } = setup()
  await factors.use(user)
  expect(use).toHaveBeenCalledWith('payments', user)
})
