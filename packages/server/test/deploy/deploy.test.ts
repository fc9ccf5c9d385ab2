import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAuthRoutes } from '../../src/auth/createAuthRoutes.js'
import { readConfig } from '../../src/config/readConfig.js'
import { createMetrics } from '../../src/server/createMetrics.js'
import { startServer } from '../../src/server/startServer.js'
import { createMemoryStore } from '../../src/store/createMemoryStore.js'
import { askServer } from '../askServer.js'
import { deviceId, setupAuth } from '../setupAuth.js'
import { readDeployed } from './readUnit.js'

const page = readFileSync(
  new URL('../../../../docs/run-it-for-real.md', import.meta.url),
  'utf8',
)

type Panel = { title: string; targets?: { expr: string }[] }

function readExpressions() {
  const { panels } = JSON.parse(readDeployed('grafana-dashboard.json'))
  const drawn = (panels as Panel[]).flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr),
  )
  const alerts = readDeployed('prometheus-alerts.yaml')
    .split(/^ +- alert: /m)
    .slice(1)
    .map((text) => /expr: ([\s\S]+?)\n +(?:for|labels):/.exec(text)?.[1] ?? '')
  expect(drawn.length).toBeGreaterThan(15)
  expect(alerts.length).toBeGreaterThan(5)
  return [...drawn, ...alerts]
}

test('default: every metric of the dashboard and the alerts is at /metrics', async () => {
  const { text } = await createMetrics().render()
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  const used = readExpressions().flatMap((expression) =>
    (expression.match(/\b(latchkey|process|nodejs)_\w+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(used).toContain('latchkey_mails_total')
  for (const name of new Set(used)) expect(known).toContain(name)
})

test('behavior: our own metrics are all drawn', async () => {
  const { text } = await createMetrics().render()
  const own = [...text.matchAll(/^# TYPE (latchkey_\S+)/gm)]
  const drawn = readDeployed('grafana-dashboard.json')
  expect(own.length).toBeGreaterThan(4)
  for (const [, name = ''] of own) expect(drawn).toContain(name)
})

test('behavior: every route that they name exists', () => {
  const { auth } = setupAuth()
  const routes = createAuthRoutes(auth).routes.map(({ path }) => path)
  const patterns = readExpressions().flatMap((expression) =>
    [...expression.matchAll(/route=~?"([^"]+)"/g)].map(([, text = '']) => text),
  )
  expect(patterns.length).toBeGreaterThan(5)
  // Prometheus anchors its patterns.
  for (const pattern of patterns.flatMap(toAlternatives))
    expect(
      routes.filter((path) => new RegExp(`^(${pattern})$`).test(path)),
      pattern,
    ).not.toEqual([])
})

/** `a(b|c)d|e` is `abd`, `acd` and `e`. */
function toAlternatives(pattern: string): readonly string[] {
  const [, before, inner, after] = /^(.*)\((.*)\)(.*)$/.exec(pattern) ?? []
  if (inner === undefined) return pattern.split('|')
  return inner.split('|').map((one) => `${before}${one}${after}`)
}

test('behavior: the page says what to do on each alarm', () => {
  const [, section = ''] = /^## Alarms\n([\s\S]+?)^## /m.exec(page) ?? []
  const told = [...section.matchAll(/^\| `(Latchkey\w+)` +\|/gm)]
  const fired = [
    ...readDeployed('prometheus-alerts.yaml').matchAll(/- alert: (\w+)/g),
  ]
  const toNames = (found: RegExpExecArray[]) => found.map(([, name]) => name)
  expect(toNames(told)).toEqual(toNames(fired))
})

test('behavior: every field of the log that the page names is logged, and no other', async () => {
  const lines: Record<string, unknown>[] = []
  let isMailDown = false
  const server = await startServer({
    config: readConfig({
      LOG_LEVEL: 'info',
      MASTER_KEY: '0'.repeat(64),
      PORT: '0',
    }),
    descriptors: [{ file: { is: 'none' }, name: 'broken.json' }],
    mailer: {
      async send() {
        if (isMailDown) throw new Error('The mail server is away')
      },
    },
    store: createMemoryStore(),
    sweepMs: 20,
    writeLog: (line) => lines.push(JSON.parse(line)),
  })
  const own = {
    'sec-fetch-site': 'same-origin',
    origin: server.url,
  }
  const logIn = (email: string) =>
    askServer(server, '/auth/email', {
      body: { app: 'http://localhost:3000', deviceId, email },
      headers: own,
    })
  await logIn('ada@example.org')
  isMailDown = true
  await logIn('bob@example.org')
  await server.store.users.set('u', {
    ...{ email: undefined, update: undefined, userName: undefined },
    id: 'u',
  })
  await server.store.deletions.set('u', { dueAt: Date.now() })
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toEqual(expect.arrayContaining(['Accounts deleted', 'Mail failed']))
  await server.stop()
  const [, section = ''] = /^## Log fields\n([\s\S]+?)^## /m.exec(page) ?? []
  const told = [...section.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gm)].map(
    ([, field = '', where = '']) => ({ field, where }),
  )
  expect(told.length).toBeGreaterThan(8)
  const logged = new Set(lines.flatMap((line) => Object.keys(line)))
  expect([...logged].sort()).toEqual(told.map(({ field }) => field).sort())
  // In the lines that the page says.
  for (const { field, where } of told) {
    if (where === 'all lines') {
      for (const line of lines) expect(line).toHaveProperty(field)
      continue
    }
    for (const message of where.split(', '))
      expect(
        lines.find((line) => line.msg === message),
        `${field} of ${message}`,
      ).toHaveProperty(field)
  }
})
