import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuth } from '../../src/auth/createAuth.js'
import { startFarcaster } from '../../src/auth/farcaster/startFarcaster.js'
import { waitForFarcaster } from '../../src/auth/farcaster/waitForFarcaster.js'
import { getSession } from '../../src/auth/getSession.js'
import { exchangeSocial } from '../../src/auth/social/exchangeSocial.js'
import { finishSocial } from '../../src/auth/social/finishSocial.js'
import { openTicket } from '../../src/auth/social/openTicket.js'
import { startSocial } from '../../src/auth/social/startSocial.js'
import { takeTicket } from '../../src/auth/social/takeTicket.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { app, deviceId } from '../setupAuth.js'
import { setupFarcaster } from '../setupFarcaster.js'
import { setupSocial, ticket } from '../setupSocial.js'
import { createDatabase } from './createDatabase.js'

let created: Awaited<ReturnType<typeof createDatabase>>
let databases: Awaited<ReturnType<typeof openPostgres>>[]
const toAuths = (auth: ReturnType<typeof createAuth>) => {
  const [one, two] = databases.map((database) =>
    createAuth({
      ...auth,
      store: createSqlStore(database),
      wakes: database.wakes,
    }),
  )
  if (!one || !two) throw new Error('There are fewer than two instances.')
  return [one, two] as const
}

beforeAll(async () => {
  created = await createDatabase()
  const { url } = created
  databases = await Promise.all([openPostgres({ url }), openPostgres({ url })])
})

afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()))
  await created.drop()
})

test('default: one login at a provider on two instances', async () => {
  const setup = setupSocial()
  const [one, two] = toAuths({ ...setup.auth, pollMs: 10_000 })
  const referrer = `${app}/`
  await openTicket(two, { browser: 'cookie', referrer, ticket })
  const waiting = takeTicket(two, { ticket })
  const wish = { app, deviceId, provider: 'google', ticket }
  const { state, uri } = await startSocial(one, wish)
  expect(await waiting).toEqual({ uri })
  const answer = {
    ...(await setup.choose(uri, '1001')),
    ...{ provider: 'google', state },
  }
  const finished = await Promise.allSettled(
    [one, two].map((auth) => finishSocial(auth, answer)),
  )
  const [resultUri, ...others] = finished.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.resultUri] : [],
  )
  expect(others).toEqual([])
  const code = new URL(resultUri ?? '').searchParams.get('code') ?? ''
  const exchanged = await Promise.allSettled(
    [one, two, one, two].map((auth) =>
      exchangeSocial(auth, { code, deviceId, state }),
    ),
  )
  const sessions = exchanged.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  )
  expect(sessions).toHaveLength(1)
  for (const auth of [one, two])
    expect(await getSession(auth, sessions[0]?.token)).toMatchObject({
      email: 'ada@example.com',
    })
})

test('behavior: one login by Farcaster on two instances', async () => {
  const setup = await setupFarcaster()
  const [one, two] = toAuths(setup.auth)
  const { loginId, url } = await startFarcaster(one, { app, deviceId })
  await setup.control.answerFarcaster({ url, userName: 'ben' })
  const waited = await Promise.allSettled(
    [one, two].map((auth) => waitForFarcaster(auth, { deviceId, loginId })),
  )
  const sessions = waited.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  )
  expect(sessions).toMatchObject([{ userName: 'ben' }])
  await setup.stop()
})
