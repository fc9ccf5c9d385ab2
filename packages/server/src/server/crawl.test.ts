// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawl } from '../../../../test/setup/api/crawl.js'
import { fetchLocal } from '../../../devnet/test/fetchLocal.js'
import { readConfig } from '../config/readConfig.js'
import { createMemoryStore } from '../store/createMemoryStore.js'
import { type RunningServer, startServer } from './startServer.js'

const routes = ['admin', 'auth', 'device', 'loading', 'sdk', 'v1', 'window']
let frameDir = ''
let server: RunningServer

/** What the frame is built to, in small. */
const files = {
  'index.html': '<script type="module" src="/sdk/assets/index-1.js"></script>',
  'approve.html': '<link rel="stylesheet" href="/sdk/assets/approve-1.css">',
  'assets/index-1.js':
    'import("./part-2.js");new Worker("/sdk/worker/signer-1.js");fetch("/sdk/config")',
  'assets/part-2.js': 'fetch(`/auth/email`)',
  'assets/approve-1.css': 'main{background:url(./card-1.svg)}',
  'assets/card-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'worker/signer-1.js': 'self.onmessage=()=>{}',
}

beforeAll(async () => {
  frameDir = await mkdtemp(join(tmpdir(), 'latchkey-crawl-'))
  for (const folder of ['assets', 'worker']) await mkdir(join(frameDir, folder))
  for (const [name, text] of Object.entries(files))
    await writeFile(join(frameDir, name), text)
  server = await startServer({
    config: readConfig({
      ADMIN_TOKEN: 'a-token-of-the-admin-page-0123456789',
      API_CALLS_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      MASTER_KEY: '0'.repeat(64),
      PORT: '0',
    }),
    ...{ frameDir, print: () => {}, store: createMemoryStore() },
  })
})

afterAll(async () => {
  await server?.stop()
  await rm(frameDir, { recursive: true })
})

/** The pages that have no file of their own in the frame's folder. */
const pages = [
  ...['/sdk?projectId=local', '/sdk/approve', '/loading', '/device/none'],
  ...['/admin', '/auth/social/callback/google?state=none'],
]
const run = (paths: readonly string[]) =>
  crawl({
    fetch: fetchLocal,
    origins: [server.url],
    pages: paths.map((path) => `${server.url}${path}`),
    routes,
  })

test('default: everything that a page of the server references is served', async () => {
  const { faults, visited } = await run(pages)
  expect(faults).toEqual([])
  const paths = visited.map((url) => url.slice(server.url.length))
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/admin/page/admin.css', '/admin/login', '/auth/email'],
      ...['/auth/social/ticket/any', '/device/page/device.css', '/sdk/config'],
      ...['/sdk/assets/card-1.svg', '/sdk/assets/part-2.js'],
      ...['/sdk/worker/signer-1.js', '/window/loading.js'],
      ...['/window/window.css', '/window/base.css'],
    ]),
  )
})

test('error: what nobody serves is found, in each kind of file', async () => {
  const write = (name: string, text: string) =>
    writeFile(join(frameDir, name), text)
  await write(
    'keep.html',
    '<script src="/sdk/assets/keep-1.js"></script><link href="/windows/base.css">',
  )
  await write(
    'assets/keep-1.js',
    'import("./gone-1.js");new Worker("/sdk/worker/gone-2.js");fetch("/auth/gone-3")',
  )
  await write('export.html', '<link href="/sdk/assets/export-1.css">')
  await write('assets/export-1.css', '@import "./gone-4.css"')
  const { faults } = await run(['/sdk/keep', '/sdk/export'])
  expect(faults).toEqual([
    '/sdk/assets/export-1.css -> /sdk/assets/gone-4.css: 404',
    '/sdk/assets/keep-1.js -> /auth/gone-3: 404',
    '/sdk/assets/keep-1.js -> /sdk/assets/gone-1.js: 404',
    '/sdk/assets/keep-1.js -> /sdk/worker/gone-2.js: 404',
    '/sdk/keep -> /windows/base.css: 404',
  ])
})
