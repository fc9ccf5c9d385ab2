import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBidiBridge } from './createBidiBridge.js'

const call = (body: string) =>
  JSON.stringify({
    id: 1,
    method: 'script.callFunction',
    params: { functionDeclaration: body },
  })

test('default: passes on what needs no change', () => {
  const bridge = createBidiBridge()
  const text = call('() => 1')
  expect(bridge.toBrowser(text)).toBe(text)
  const answer = JSON.stringify({ id: 1, result: {}, type: 'success' })
  expect(bridge.toClient(answer)).toBe(answer)
})

test('behavior: text is inserted as if it was typed', () => {
  const text = call(
    'function bidiInsertText(window, text) {\n const inputElement = element;\n}',
  )
  const { params } = JSON.parse(createBidiBridge().toBrowser(text))
  expect(params.functionDeclaration).toContain(
    "execCommand('insertText', false, text)) return; const inputElement",
  )
})

test('behavior: a command that Firefox does not know counts as done', () => {
  const bridge = createBidiBridge()
  const method = 'emulation.setMediaFeaturesOverride'
  bridge.toBrowser(JSON.stringify({ id: 7, method, params: {} }))
  const unknown = { error: 'unknown command', message: '', type: 'error' }
  expect(
    JSON.parse(bridge.toClient(JSON.stringify({ ...unknown, id: 6 }))),
  ).toEqual({ ...unknown, id: 6 })
  expect(
    JSON.parse(bridge.toClient(JSON.stringify({ ...unknown, id: 7 }))),
  ).toEqual({ id: 7, result: {}, type: 'success' })
  bridge.toBrowser(JSON.stringify({ id: 8, method, params: {} }))
  const refused = { error: 'invalid argument', id: 8, type: 'error' }
  expect(JSON.parse(bridge.toClient(JSON.stringify(refused)))).toEqual(refused)
})

test('error: another release of Playwright types in another way', () => {
  const text = call('function bidiInsertText(window, text) { setValue() }')
  expect(() => createBidiBridge().toBrowser(text)).toThrow(
    'Adapt scripts/createBidiBridge.js',
  )
})

test('behavior: the installed Playwright is the one that it is made for', () => {
  const require = createRequire(import.meta.url)
  const playwright = require.resolve('playwright-core/package.json')
  const bundle = readFileSync(
    join(dirname(playwright), 'lib/coreBundle.js'),
    'utf8',
  )
  // The function as it is sent to the browser, in the bundle's own escapes.
  const start = bundle.indexOf('function bidiInsertText(window, text)')
  expect(start).toBeGreaterThan(0)
  expect(bundle.slice(start, start + 2_000)).toContain(
    'const inputElement = element;',
  )
  expect(bundle).toContain('"emulation.setMediaFeaturesOverride"')
})
