import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noncePlaceholder } from './noncePlaceholder.js'
import { serveApp } from './serveApp.js'

describe('serveApp', () => {
  const dir = mkdtempSync(join(tmpdir(), 'latchkey-app-'))
  let app: serveApp.ReturnType
  const get = (path: string) => fetch(`http://127.0.0.1:${app.port}${path}`)

  beforeAll(async () => {
    writeFileSync(join(dir, 'index.html'), '<title>App</title>')
    writeFileSync(join(dir, 'main.js'), 'export {}')
    app = await serveApp({ dir, port: 0, config: { projectId: 'local' } })
  })

  afterAll(async () => {
    await app.stop()
    rmSync(dir, { recursive: true })
  })

  test('default: the page, its files and its configuration', async () => {
    expect(app.url).toBe(`http://app.localhost:${app.port}`)
    expect(await (await get('/')).text()).toBe('<title>App</title>')
    expect(await (await get('/deep/link')).text()).toBe('<title>App</title>')
    const script = await get('/main.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await (await get('/local.json')).json()).toEqual({
      projectId: 'local',
    })
  })

  test('behavior: only what is named by its content is kept by browsers', async () => {
    mkdirSync(join(dir, 'assets'))
    writeFileSync(join(dir, 'assets/main-a1B2_c-3.js'), 'export {}')
    writeFileSync(join(dir, 'assets/plain.js'), 'export {}')
    const read = async (path: string) =>
      (await get(path)).headers.get('cache-control')
    expect(await read('/assets/main-a1B2_c-3.js')).toContain('immutable')
    for (const path of ['/', '/main.js', '/assets/plain.js', '/local.json'])
      expect(await read(path), path).toBe('no-store')
    // It may be there after the next build.
    expect(await read('/assets/gone-a1B2_c-3.js')).toBe('no-store')
  })

  test('param: policy', async () => {
    writeFileSync(
      join(dir, 'strict.html'),
      `<script nonce="${noncePlaceholder}"></script><link nonce="${noncePlaceholder}" />`,
    )
    const strict = await serveApp({
      dir,
      port: 0,
      policy: ({ nonce, path }) => `script-src 'nonce-${nonce}' ${path}`,
    })
    const open = (path: string) =>
      fetch(`http://127.0.0.1:${strict.port}${path}`)
    const read = async () => {
      const page = await open('/strict.html')
      const header = page.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([\w+/]{22}==)' \/strict\.html$/.exec(header)?.[1]
      expect(await page.text()).toBe(
        `<script nonce="${nonce}"></script><link nonce="${nonce}" />`,
      )
      return nonce
    }
    expect(await read()).not.toBe(await read())
    const script = await open('/main.js')
    expect(script.headers.has('content-security-policy')).toBe(false)
    expect((await get('/')).headers.has('content-security-policy')).toBe(false)
    await strict.stop()
  })

  test('error: what is not there', async () => {
    expect((await get('/missing.js')).status).toBe(404)
    expect((await get('/..%2fpackage.json')).status).toBe(404)
  })

  test('behavior: after stop nobody answers', async () => {
    const other = await serveApp({ dir, port: 0 })
    await other.stop()
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow()
  })
})
