// @vitest-environment node
import { expect, test } from 'vitest'
import { codeOf, MINUTE_MS, setupAuth } from '../../test/setupAuth.js'
import { limitDraft } from './limitDraft.js'

test('error: 120 smart sessions an hour are prepared from one place', async () => {
  const { auth, clock } = setupAuth()
  const prepare = (client: string) =>
    codeOf(() => limitDraft(auth, { client, project: 'local' }))
  for (let index = 0; index < 120; index++)
    expect(await prepare('192.0.2.1')).toBe(undefined)
  expect(await prepare('192.0.2.1')).toBe('TOO_MANY_CALLS')
  expect(await prepare('198.51.100.7')).toBe(undefined)
  clock.advance(60 * MINUTE_MS)
  expect(await prepare('192.0.2.1')).toBe(undefined)
})
