// @vitest-environment node
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, expect, test } from 'vitest'
import { getClient } from '../../auth/getClient.js'
import { limitName } from '../../auth/limitName.js'
import { createApp } from '../../http/createApp.js'
import { createProjects } from '../../projects.js'
import { createMemoryStore } from '../../store/createMemoryStore.js'
import { createIdentityRoutes } from '../identity/createIdentityRoutes.js'
import { createNames, NAMES_PAGE, NAMES_PER_ADDRESS } from './createNames.js'
import { createNamesRoutes } from './createNamesRoutes.js'

const ada = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const project = { id: 'one', allowedOrigins: ['https://app.example'] }
const chains = [{ caipNetworkId: 'eip155:1', rpcUrl: 'http://node' }]
const coinType = 0x80000001

let setup: ReturnType<typeof open>
beforeEach(() => {
  setup = open()
})

function open() {
  const state = { client: '192.0.2.1', now: 1_800_000_000_000 }
  const now = () => state.now
  const store = createMemoryStore()
  const names = createNames({ now, store })
  const projects = createProjects([project])
  const app = createApp()
  const apiUrl = () => 'https://api.example'
  app.route(
    '/',
    createNamesRoutes({
      ...{ apiUrl, backend: { chains }, names, projects },
      limitName: (c, { project }) =>
        limitName(
          { now, store },
          { client: getClient({ proxies: 0 }, c), project },
        ),
    }),
  )
  app.route('/', createIdentityRoutes({ names, projects }))
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, init, {
      incoming: { socket: { remoteAddress: state.client } },
    })
  return {
    ...{ ask, names, state, store },
    /** By a new account, which costs nothing. */
    async register(label: string, query = '', account = toAccount()) {
      const timestamp = Math.floor(Date.now() / 1_000)
      const name = `${label}.reown.id`
      const message = JSON.stringify({ name, attributes: {}, timestamp })
      const signature = await account.signMessage({ message })
      const { address } = account
      const body = { address, coin_type: coinType, message, signature }
      const init = { body: JSON.stringify(body), method: 'POST' }
      return ask(`/v1/profile/account${query}`, init)
    },
  }
}

const toAccount = () => privateKeyToAccount(generatePrivateKey())

test('default: a name is found by its address, and keeps the form of the wire', async () => {
  await setup.register('lovelace', '', ada)
  const path = `/v1/profile/reverse/${ada.address}?projectId=one`
  const [record, ...others] = await (await setup.ask(path)).json()
  expect(others).toEqual([])
  expect(Object.keys(record).sort()).toEqual([
    ...['addresses', 'attributes', 'name', 'registered_at', 'updated_at'],
  ])
  const found = '/v1/profile/account/lovelace.reown.id?projectId=one'
  expect(await (await setup.ask(found)).json()).toEqual(record)
  const who = `/v1/identity/${ada.address}?projectId=one`
  expect(await (await setup.ask(who)).json()).toMatchObject({
    name: 'lovelace.reown.id',
  })
})

test('behavior: names come in pages, the newest first', async () => {
  const { names, store } = setup
  const address = ada.address
  for (let index = 0; index < NAMES_PAGE + 20; index++)
    await store.names.set(`n${index}`, {
      ...{ addresses: {}, attributes: [], name: `n${index}`, owner: address },
      ...{ registered_at: '', updated_at: '' },
    })
  const path = `/v1/profile/reverse/${address}?projectId=one`
  const first = await setup.ask(path)
  const page = (await first.json()) as { name: string }[]
  expect([page.length, page[0]?.name]).toEqual([NAMES_PAGE, 'n119'])
  const cursor = first.headers.get('x-next-cursor')
  expect(cursor).toBe('n20')
  const second = await setup.ask(`${path}&cursor=${cursor}`)
  const rest = (await second.json()) as { name: string }[]
  expect([rest.length, rest[0]?.name]).toEqual([20, 'n19'])
  expect(second.headers.get('x-next-cursor')).toBe(null)
  expect(await names.listOf(address, { limit: 1 })).toHaveLength(1)
})

test('error: one network registers 20 names an hour, with any keys', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 22; index++)
    statuses.push((await setup.register(`name${index}`)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
  const refused = await setup.register('another')
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_NAMES',
    reasons: [{ name: 'TOO_MANY_NAMES' }],
    status: 'FAILED',
  })
  setup.state.client = '198.51.100.7'
  expect((await setup.register('another')).status).toBe(200)
})

test('error: one project registers 500 names an hour, from anywhere', async () => {
  const auth = { now: () => setup.state.now, store: setup.store }
  for (let index = 0; index < 500; index++)
    await limitName(auth, { client: `client-${index}`, project: 'one' })
  expect((await setup.register('another', '?projectId=one')).status).toBe(429)
})

test('error: an address has so many names, which no name more pushes out', async () => {
  const { names } = setup
  const wish = { address: ada.address, avatar: '', coinType }
  for (let index = 0; index < NAMES_PER_ADDRESS; index++)
    await names.register({ ...wish, name: `n${index}` })
  expect(await names.register({ ...wish, name: 'more' })).toBe('tooMany')
  expect(await names.get('more')).toBe(undefined)
  const response = await setup.register('another', '', ada)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'TOO_MANY_NAMES' })
})
