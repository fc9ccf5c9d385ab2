import { beforeEach, expect, test } from 'vitest'
import {
  codeOf,
  DAY_MS,
  email,
  MINUTE_MS,
  otherDeviceId,
  setupAuth,
  toWrong,
} from '../../test/setupAuth.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(() => {
  setup = setupAuth()
})

function request() {
  const { challengeId } = setup.request()
  return { challengeId, code: setup.lastCode() }
}

const codeOfVerify = (challengeId: string, code: string, device?: string) =>
  codeOf(() => setup.verify(challengeId, code, device))

test('default', () => {
  const { challengeId, code } = request()
  const session = setup.verify(challengeId, code)
  expect(session.email).toBe(email)
  expect(Buffer.from(session.token, 'base64url')).toHaveLength(32)
  expect([...setup.auth.sessions.keys()]).not.toContain(session.token)
})

test('behavior: a code works once', () => {
  const { challengeId, code } = request()
  setup.verify(challengeId, code)
  expect(codeOfVerify(challengeId, code)).toBe('CODE_EXPIRED')
})

test('behavior: a user keeps the same id', () => {
  expect(setup.login().userId).toBe(setup.login().userId)
})

test('behavior: right at the fifth try', () => {
  const { challengeId, code } = request()
  for (let index = 0; index < 4; index++)
    codeOfVerify(challengeId, toWrong(code))
  expect(setup.verify(challengeId, code).email).toBe(email)
})

test('error: five wrong tries burn the code, even for a right sixth', () => {
  const { challengeId, code } = request()
  for (let index = 0; index < 5; index++)
    expect(codeOfVerify(challengeId, toWrong(code))).toBe('INVALID_CODE')
  expect(codeOfVerify(challengeId, code)).toBe('TOO_MANY_TRIES')
  setup.clock.advance(30_000)
  const next = request()
  expect(setup.verify(next.challengeId, next.code).email).toBe(email)
})

test('error: what is no code does not use up a try', () => {
  const { challengeId, code } = request()
  for (const text of [
    '',
    '12345',
    '1234567',
    '12345a',
    ' 12345',
    '１２３４５６',
  ])
    expect(codeOfVerify(challengeId, text)).toBe('INVALID_CODE')
  expect(setup.verify(challengeId, code).email).toBe(email)
})

test('error: 20 wrong answers a day, over any number of codes', () => {
  for (let round = 0; round < 4; round++) {
    const { challengeId, code } = request()
    for (let index = 0; index < 5; index++)
      codeOfVerify(challengeId, toWrong(code))
    setup.clock.advance(MINUTE_MS)
  }
  const fifth = request()
  expect(codeOfVerify(fifth.challengeId, fifth.code)).toBe('TOO_MANY_TRIES')
  setup.clock.advance(DAY_MS)
  const later = request()
  expect(setup.verify(later.challengeId, later.code).email).toBe(email)
})

test('error: expires after 10 minutes', () => {
  const first = request()
  setup.clock.advance(10 * MINUTE_MS - 1)
  setup.verify(first.challengeId, first.code)
  const second = request()
  setup.clock.advance(10 * MINUTE_MS)
  expect(codeOfVerify(second.challengeId, second.code)).toBe('CODE_EXPIRED')
})

test('error: bound to the device that asked', () => {
  const { challengeId, code } = request()
  expect(codeOfVerify(challengeId, code, otherDeviceId)).toBe('INVALID_CODE')
  expect(setup.verify(challengeId, code).email).toBe(email)
})

test('error: a new code voids the old one', () => {
  const first = request()
  setup.clock.advance(30_000)
  let second = request()
  while (second.code === first.code) {
    setup.clock.advance(30_000)
    second = request()
  }
  expect(codeOfVerify(first.challengeId, first.code)).toBe('CODE_EXPIRED')
  expect(codeOfVerify(second.challengeId, first.code)).toBe('INVALID_CODE')
  expect(setup.verify(second.challengeId, second.code).email).toBe(email)
})

test('error: unknown challenge', () => {
  expect(codeOfVerify('nothing', '123456')).toBe('CODE_EXPIRED')
})
