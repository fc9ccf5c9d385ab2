import {
  createApi,
  createMemoryStore,
  createNames,
  createSessions,
} from 'latchkey-server'
import { createProjects, localProject } from 'latchkey-server/projects'
import { describe, expect, test } from 'vitest'
import { createMailbox } from '../mailbox/createMailbox.js'
import { createMailboxApp } from '../mailbox/createMailboxApp.js'
import { createEvents } from './createEvents.js'
import { createEventsRoutes } from './createEventsRoutes.js'

const now = () => 0
const origin = 'http://app.localhost:5000'
const envelope = {
  eventId: '0b2f6f0a-6a8c-4c6e-9f4e-2f6c0a1b2c3d',
  url: origin,
  domain: 'app.localhost',
  timestamp: 1_700_000_000_000,
  props: {
    type: 'track',
    event: 'MODAL_OPEN',
    properties: { connected: true },
  },
}

function setup() {
  const events = createEvents()
  const store = createMemoryStore()
  const projects = createProjects([
    localProject,
    { id: 'other', allowedOrigins: ['https://app.example'] },
  ])
  const api = createApi({
    analytics: events,
    apiUrl: () => 'http://localhost',
    backend: {} as never,
    names: createNames({ now, store }),
    projects,
    sessions: createSessions({ now, store }),
  })
  const pages = createMailboxApp(
    createMailbox({ now }),
    createEventsRoutes(events),
  )
  const send = (body: unknown, projectId = 'local', from = origin) =>
    api.request(`/e?projectId=${projectId}`, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'text/plain', origin: from },
      method: 'POST',
    })
  return { events, pages, send }
}

describe('POST /e', () => {
  test('default: a batch, and one envelope', async () => {
    const { events, send } = setup()
    const second = { ...envelope, props: { ...envelope.props, event: 'B' } }
    expect((await send([envelope])).status).toBe(202)
    expect(
      (
        await send({
          ...second,
          props: { ...second.props, event: 'API_ERROR', type: 'error' },
        })
      ).status,
    ).toBe(202)
    expect(events.list().map(({ props }) => props.event)).toEqual([
      'API_ERROR',
      'MODAL_OPEN',
    ])
    expect(events.list('MODAL_OPEN')).toMatchObject([
      { origin, projectId: 'local' },
    ])
  })

  test.each([
    ['no JSON', 'nothing'],
    ['an empty batch', []],
    ['no id', [{ ...envelope, eventId: 'a' }]],
    [
      'objects',
      [{ ...envelope, props: { ...envelope.props, properties: { a: {} } } }],
    ],
    ['a time that is no date', [{ ...envelope, timestamp: 1e300 }]],
    ['a time that is no date', [{ ...envelope, timestamp: 8.7e15 }]],
    ['one bad envelope', [envelope, {}]],
  ])('error: %s', async (_, body) => {
    const { events, send } = setup()
    expect((await send(body)).status).toBe(400)
    expect(events.list()).toEqual([])
  })

  test('error: an origin that the project does not allow', async () => {
    const { events, send } = setup()
    for (const from of [origin, '', 'https://app.example.evil.example']) {
      const response = await send([envelope], 'other', from)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({
        message: 'Origin not found on Allowlist',
      })
    }
    expect((await send([envelope], 'unknown')).status).toBe(403)
    expect(events.list()).toEqual([])
  })
})

test('behavior: the page and the list show what was sent, as text', async () => {
  const { pages, send } = setup()
  expect(await (await pages.request('/events')).text()).toContain(
    'No app has sent an event',
  )
  const name = '<img src=x onerror=alert(1)>'
  await send([
    { ...envelope, props: { ...envelope.props, properties: { name } } },
  ])
  const html = await (await pages.request('/events')).text()
  expect(html).toContain('MODAL_OPEN')
  expect(html).not.toContain('<img')
  const list = await (await pages.request('/events.json')).json()
  expect(list.events).toMatchObject([{ url: origin }])
})
