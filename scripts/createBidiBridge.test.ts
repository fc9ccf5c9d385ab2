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

/** Creates a bridge, and records what comes out at its two ends. */
function setup() {
  const sent: { client: string[]; browser: string[] } = {
    browser: [],
    client: [],
  }
  const bridge = createBidiBridge({
    toBrowser: (text) => void sent.browser.push(text),
    toClient: (text) => void sent.client.push(text),
  })
  return { ...bridge, sent }
}

const parse = (text: string | undefined) => JSON.parse(String(text))

test('default: passes on what needs no change', () => {
  const { fromBrowser, fromClient, sent } = setup()
  const text = call('() => 1')
  fromClient(text)
  const answer = JSON.stringify({ id: 1, result: {}, type: 'success' })
  fromBrowser(answer)
  expect(sent).toEqual({ browser: [text], client: [answer] })
})

test('behavior: inserts text as if it was typed', () => {
  const { fromClient, sent } = setup()
  fromClient(
    call(
      'function bidiInsertText(window, text) {\n const inputElement = element;\n}',
    ),
  )
  expect(parse(sent.browser[0]).params.functionDeclaration).toContain(
    "execCommand('insertText', false, text)) return; const inputElement",
  )
})

test('behavior: a command that Firefox does not support counts as done', () => {
  const { fromBrowser, fromClient, sent } = setup()
  const method = 'emulation.setMediaFeaturesOverride'
  const unknown = { error: 'unknown command', message: '', type: 'error' }
  const refused = { error: 'invalid argument', id: 8, type: 'error' }
  fromClient(JSON.stringify({ id: 7, method, params: {} }))
  fromBrowser(JSON.stringify({ ...unknown, id: 6 }))
  fromBrowser(JSON.stringify({ ...unknown, id: 7 }))
  fromClient(JSON.stringify({ id: 8, method, params: {} }))
  fromBrowser(JSON.stringify(refused))
  expect(sent.client.map(parse)).toEqual([
    { ...unknown, id: 6 },
    { id: 7, result: {}, type: 'success' },
    refused,
  ])
})

test('behavior: keys go to the focused frame', async () => {
  const { fromBrowser, fromClient, sent } = setup()
  const actions = [{ actions: [], id: 'keyboard', type: 'key' }]
  const press = (id: number) =>
    fromClient(
      JSON.stringify({
        id,
        method: 'input.performActions',
        params: { actions, context: 'page' },
      }),
    )
  /** Answers the query for the focused frame. */
  const answer = async (value: object) => {
    const { id, method, params } = parse(sent.browser.at(-1))
    expect(method).toBe('script.evaluate')
    fromBrowser(JSON.stringify({ id, result: { result: value } }))
    await new Promise((resolve) => setTimeout(resolve))
    return params.target.context
  }
  const none = { type: 'undefined' }

  press(1)
  const inFrame = { type: 'window', value: { context: 'frame' } }
  expect(await answer(inFrame)).toBe('page')
  expect(await answer(none)).toBe('frame')
  expect(parse(sent.browser.at(-1))).toEqual({
    id: 1,
    method: 'input.performActions',
    params: { actions, context: 'frame' },
  })

  press(2)
  expect(await answer(none)).toBe('page')
  expect(parse(sent.browser.at(-1))).toMatchObject({
    id: 2,
    params: { context: 'page' },
  })
  // Playwright does not see this query.
  expect(sent.client).toEqual([])
})

test('behavior: pointer actions are not redirected', () => {
  const { fromClient, sent } = setup()
  const text = JSON.stringify({
    id: 1,
    method: 'input.performActions',
    params: { actions: [{ id: 'mouse', type: 'pointer' }], context: 'page' },
  })
  fromClient(text)
  expect(sent.browser).toEqual([text])
})

test('error: another release of Playwright types differently', () => {
  const text = call('function bidiInsertText(window, text) { setValue() }')
  expect(() => setup().fromClient(text)).toThrow(
    'Adapt scripts/createBidiBridge.js',
  )
})

test('behavior: supports the installed Playwright', () => {
  const require = createRequire(import.meta.url)
  const playwright = require.resolve('playwright-core/package.json')
  const bundle = readFileSync(
    join(dirname(playwright), 'lib/coreBundle.js'),
    'utf8',
  )
  // The function as sent to the browser, in the bundle's own escapes.
  const start = bundle.indexOf('function bidiInsertText(window, text)')
  expect(start).toBeGreaterThan(0)
  expect(bundle.slice(start, start + 2_000)).toContain(
    'const inputElement = element;',
  )
  expect(bundle).toContain('"emulation.setMediaFeaturesOverride"')
  expect(bundle).toContain('"input.performActions"')
})
