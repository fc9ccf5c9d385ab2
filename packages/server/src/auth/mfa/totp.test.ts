import { expect, test } from 'vitest'
import {
  createTotpSecret,
  findTotpStep,
  toBase32,
  toTotpCode,
  toTotpStep,
  toTotpUri,
} from './totp.js'

const secret = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238 appendix B, SHA-1; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('spec: at %i s', (seconds, code) => {
  expect(toTotpCode(secret, toTotpStep(seconds * 1_000))).toBe(code)
})

// RFC 4226 appendix D.
test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('spec: of count %i', (step, code) => {
  expect(toTotpCode(secret, step)).toBe(code)
})

// RFC 4648 section 10.
test('spec: base32', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})

test('behavior: one step of skew each way, and no more', () => {
  const now = 1_800_000_000_000
  const step = toTotpStep(now)
  const find = (off: number) =>
    findTotpStep({ code: toTotpCode(secret, step + off), now, secret })
  expect([-2, -1, 0, 1, 2].map(find)).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect(findTotpStep({ code: '', now, secret })).toBe(undefined)
})

test('behavior: a step counts once, and so do those before it', () => {
  const now = 1_800_000_000_000
  const step = toTotpStep(now)
  const find = (off: number, lastStep: number) =>
    findTotpStep({
      code: toTotpCode(secret, step + off),
      lastStep,
      now,
      secret,
    })
  expect(find(0, step)).toBe(undefined)
  expect(find(-1, step)).toBe(undefined)
  expect(find(1, step)).toBe(step + 1)
})

test('behavior: a secret has 160 bits', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

test('behavior: the address of a QR code', () => {
  const account = 'ada+1@example.org'
  expect(toTotpUri({ account, issuer: 'My app: Ltd', secret })).toBe(
    `otpauth://totp/My%20app%3A%20Ltd:ada%2B1%40example.org?secret=${secret}&issuer=My%20app%3A%20Ltd`,
  )
})
