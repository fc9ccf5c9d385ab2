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
beforeEach(async () => {
  setup = setupAuth()
})

async function request() {
  const { challengeId } = await setup.request()
  return { challengeId, code: setup.lastCode() }
}

const codeOfVerify = (challengeId: string, code: string, device?: string) =>
  codeOf(() => setup.verify(challengeId, code, device))

test('default', async () => {
  const { challengeId, code } = await request()
  const session = await setup.verify(challengeId, code)
  expect(session.email).toBe(email)
  expect(Buffer.from(session.token, 'base64url')).toHaveLength(32)
  expect(
    (await setup.auth.store.sessions.find()).map(([key]) => key),
  ).not.toContain(session.token)
})

test('behavior: a code works once', async () => {
  const { challengeId, code } = await request()
  await setup.verify(challengeId, code)
  expect(await codeOfVerify(challengeId, code)).toBe('CODE_EXPIRED')
})

test('behavior: a user keeps the same id', async () => {
  expect((await setup.login()).userId).toBe((await setup.login()).userId)
})

test('behavior: right at the fifth try', async () => {
  const { challengeId, code } = await request()
  for (let index = 0; index < 4; index++)
    await codeOfVerify(challengeId, toWrong(code))
  expect((await setup.verify(challengeId, code)).email).toBe(email)
})

test('error: five wrong tries burn the code, even for a right sixth', async () => {
  const { challengeId, code } = await request()
  for (let index = 0; index < 5; index++)
    expect(await codeOfVerify(challengeId, toWrong(code))).toBe('INVALID_CODE')
  setup.clock.advance(10_000)
  // Until another code may be asked for.
  await expect(setup.verify(challengeId, code)).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
    data: { secondsLeft: 20 },
    status: 429,
  })
  setup.clock.advance(20_000)
  const next = await request()
  expect((await setup.verify(next.challengeId, next.code)).email).toBe(email)
})

test('error: guesses at the same time count one by one', async () => {
  const { challengeId, code } = await request()
  const guesses = Array.from({ length: 8 }, () =>
    codeOfVerify(challengeId, toWrong(code)),
  )
  const codes = await Promise.all([...guesses, codeOfVerify(challengeId, code)])
  expect(codes.filter((code) => code === 'INVALID_CODE')).toHaveLength(5)
  expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
})

test('error: a code that is typed twice at once works once', async () => {
  const { challengeId, code } = await request()
  const verify = () => codeOfVerify(challengeId, code)
  expect(await Promise.all([verify(), verify()])).toEqual([
    undefined,
    'CODE_EXPIRED',
  ])
})

test('error: what is no code does not use up a try', async () => {
  const { challengeId, code } = await request()
  for (const text of [
    '',
    '12345',
    '1234567',
    '12345a',
    ' 12345',
    '１２３４５６',
  ])
    expect(await codeOfVerify(challengeId, text)).toBe('INVALID_CODE')
  expect((await setup.verify(challengeId, code)).email).toBe(email)
})

test('error: 20 wrong answers a day, over any number of codes', async () => {
  for (let round = 0; round < 4; round++) {
    const { challengeId, code } = await request()
    for (let index = 0; index < 5; index++)
      await codeOfVerify(challengeId, toWrong(code))
    setup.clock.advance(MINUTE_MS)
  }
  const fifth = await request()
  // Until the first of them is a day old.
  const secondsLeft = (DAY_MS - 4 * MINUTE_MS) / 1_000
  await expect(
    setup.verify(fifth.challengeId, fifth.code),
  ).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', data: { secondsLeft } })
  setup.clock.advance(DAY_MS)
  const later = await request()
  expect((await setup.verify(later.challengeId, later.code)).email).toBe(email)
})

test('error: expires after 10 minutes', async () => {
  const first = await request()
  setup.clock.advance(10 * MINUTE_MS - 1)
  await setup.verify(first.challengeId, first.code)
  const second = await request()
  setup.clock.advance(10 * MINUTE_MS)
  expect(await codeOfVerify(second.challengeId, second.code)).toBe(
    'CODE_EXPIRED',
  )
})

test('error: bound to the device that asked', async () => {
  const { challengeId, code } = await request()
  expect(await codeOfVerify(challengeId, code, otherDeviceId)).toBe(
    'INVALID_CODE',
  )
  expect((await setup.verify(challengeId, code)).email).toBe(email)
})

test('error: a new code voids the old one', async () => {
  const first = await request()
  setup.clock.advance(30_000)
  let second = await request()
  while (second.code === first.code) {
    setup.clock.advance(30_000)
    second = await request()
  }
  expect(await codeOfVerify(first.challengeId, first.code)).toBe('CODE_EXPIRED')
  expect(await codeOfVerify(second.challengeId, first.code)).toBe(
    'INVALID_CODE',
  )
  expect((await setup.verify(second.challengeId, second.code)).email).toBe(
    email,
  )
})

test('error: unknown challenge', async () => {
  expect(await codeOfVerify('nothing', '123456')).toBe('CODE_EXPIRED')
})
