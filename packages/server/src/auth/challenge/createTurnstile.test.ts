// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { app, deviceId, email } from '../../../test/setupAuth.js'
import { createTurnstile } from './createTurnstile.js'

const subject = { app, client: '192.0.2.1', deviceId, email }
let close: (() => Promise<void>) | undefined

afterEach(async () => {
  await close?.()
  close = undefined
})

/** A service on this machine that takes each token once. */
async function setup(
  answer?: (response: ServerResponse, url: string) => void,
  parameters: { secret?: string; timeoutMs?: number } = {},
) {
  const asked: URLSearchParams[] = []
  const used = new Set<string | null>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const fields = new URLSearchParams(body)
    asked.push(fields)
    if (answer) return answer(response, url)
    const token = fields.get('response')
    const isRight = fields.get('secret') === 'the secret' && token === 'passed'
    const success = isRight && !used.has(token)
    used.add(token)
    response.setHeader('content-type', 'application/json')
    const codes = success ? [] : ['timeout-or-duplicate']
    response.end(JSON.stringify({ success, 'error-codes': codes }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/siteverify`
  const reports: unknown[] = []
  const turnstile = createTurnstile({
    report: (error) => reports.push(error),
    ...{ secret: 'the secret', siteKey: 'site', url, ...parameters },
  })
  const check = (token: string) =>
    turnstile.check(subject, { answer: token, text: '' })
  return { asked, check, reports }
}

test('default: a token is right once', async () => {
  const { asked, check, reports } = await setup()
  expect(await check('passed')).toBe(true)
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    ...{ remoteip: '192.0.2.1', response: 'passed', secret: 'the secret' },
  })
  expect(await check('passed')).toBe(false)
  expect(await check('made up')).toBe(false)
  expect(reports).toEqual([])
})

test('behavior: nobody passes with a wrong secret', async () => {
  const { check } = await setup(undefined, { secret: 'another one' })
  expect(await check('passed')).toBe(false)
})

test('error: a service that hangs ends in time', async () => {
  const { check, reports } = await setup(() => undefined, { timeoutMs: 100 })
  const start = performance.now()
  expect(await check('passed')).toBe(false)
  expect(performance.now() - start).toBeLessThan(4_000)
  expect(reports).toHaveLength(1)
})

test('error: the secret follows no redirect', async () => {
  const { asked, check, reports } = await setup((response, url) => {
    response.writeHead(307, { location: `${url}/elsewhere` }).end()
  })
  expect(await check('passed')).toBe(false)
  expect(asked).toHaveLength(1)
  expect(reports).toHaveLength(1)
})

test.each([
  ['no JSON', 'away'],
  ['null', 'null'],
  ['a text that says true', '{"success":"true"}'],
])('error: the service answers %s', async (_, text) => {
  const { check } = await setup((response) => {
    response.end(text)
  })
  expect(await check('passed')).toBe(false)
})
