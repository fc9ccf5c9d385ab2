import { expect, test } from 'vitest'
import type { Work } from '../../core/work.js'

import { solveWork } from '../../keys/solveWork.js'
import { type Auth, createAuth } from './createAuth.js'

const body = { app: 'https://app.example', deviceId: 'd', email: 'a@x.test' }
const challenge = { bits: 4, kind: 'work', text: 'text' }

/** A server that lets through who has done the work. */
function setup(
  given: object,
  solve?: ((work: Work) => Promise<string>) | undefined,
) {
  const asked: unknown[] = []
  const auth = createAuth({
    async fetch(_, init): Promise<Response> {
      const sent = JSON.parse(String(init?.body))
      asked.push(sent)
      if (sent.answered)
        return Response.json({ action: 'VERIFY_OTP', challengeId: 'id' })
      const refusal = { code: 'LOGIN_COOLDOWN', message: 'No', ...given }
      const headers = { 'retry-after': '24' }
      return Response.json(refusal, { headers, status: 429 })
    },
    solve,
  })
  const start: () => ReturnType<Auth['startEmail']> = () =>
    auth.startEmail(body, undefined)
  return { asked, start }
}

test('default: work that is asked for is done, and the login goes on', async () => {
  const solve = async (work: Work) => solveWork(work)
  const { asked, start } = setup({ challenge }, solve)
  expect(await start()).toEqual({ action: 'VERIFY_OTP', challengeId: 'id' })
  const answer = solveWork(challenge)
  expect(asked).toEqual([body, { ...body, answered: { answer, text: 'text' } }])
})

type Solve = ((work: Work) => Promise<string>) | undefined
const done: Solve = async () => ''
const failing: Solve = async () => {
  throw new Error('no')
}

test.each<[string, object, Solve]>([
  ['without work', {}, done],
  ['with a widget', { challenge: { kind: 'turnstile' } }, done],
  ['where nothing does it', { challenge }, undefined],
  ['where it fails', { challenge }, failing],
])('error: a pause %s is a pause', async (_, given, solve) => {
  const { asked, start } = setup(given, solve)
  await expect(start()).rejects.toMatchObject({
    ...{ code: 'LOGIN_COOLDOWN', secondsLeft: 24 },
  })
  expect(asked).toHaveLength(1)
})
