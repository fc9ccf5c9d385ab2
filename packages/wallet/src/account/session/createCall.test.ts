import { expect, test } from 'vitest'
import { createCall } from './createCall.js'

/** What a call says of an answer of the server. */
function ask(status: number, body: string, headers: HeadersInit = {}) {
  const call = createCall({
    fetch: async () => new Response(body, { headers, status }),
  })
  return call('/auth/email')
}

const refusal = (code: string) => JSON.stringify({ code, message: 'No' })

test('default', async () => {
  expect(await ask(200, '{"a":1}')).toEqual({ a: 1 })
})

test.each([
  ['of the server', refusal('LOGIN_COOLDOWN')],
  ['of a proxy in front of it', '<h1>429 Too Many Requests</h1>'],
  ['of another kind', refusal('SLOW_DOWN')],
])('error: a wait %s is said in seconds', async (_, body) => {
  await expect(ask(429, body, { 'retry-after': '24' })).rejects.toMatchObject({
    code: 'LOGIN_COOLDOWN',
    // As the app reads it.
    message: 'Please try again after 24 seconds',
    secondsLeft: 24,
  })
})

test('error: too many tries are another refusal than a pause', async () => {
  const headers = { 'retry-after': '840' }
  await expect(
    ask(429, refusal('TOO_MANY_TRIES'), headers),
  ).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', secondsLeft: 840 })
})

test.each([
  [429, refusal('LOGIN_COOLDOWN'), {}, 'LOGIN_COOLDOWN'],
  // RFC 9110 allows a date, which the clock of a device may misread.
  [429, '', { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' }, 'away'],
  [429, '', { 'retry-after': '-1' }, 'away'],
  [403, refusal('CROSS_ORIGIN'), { 'retry-after': '24' }, 'CROSS_ORIGIN'],
  [503, refusal('X'), { 'retry-after': '24' }, 'away'],
  [401, refusal('X'), {}, 4100],
  [200, 'no JSON', {}, 'away'],
])('error: %i with %s and %o', async (status, body, headers, code) => {
  await expect(ask(status, body, headers)).rejects.toMatchObject({
    code: code === 'away' ? 'SERVICE_UNAVAILABLE' : code,
  })
})
