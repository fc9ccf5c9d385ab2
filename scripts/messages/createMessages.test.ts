import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Catalogue } from './catalogue.js'
import { catalogues } from './catalogues.js'
import { createMessages } from './createMessages.js'
import { formatModules } from './formatModules.js'
import { mailsCatalogue } from './mailsCatalogue.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entries = catalogues.map((catalogue): readonly [string, Catalogue] => [
  catalogue.folder,
  catalogue,
])

describe.each(entries)('%s', (_, catalogue) => {
  test('default: no fault, and every module is as generated', () => {
    const { faults, modules } = createMessages(catalogue, root)
    expect(faults).toEqual([])
    expect(modules.size).toBeGreaterThan(20)
    const stale = [...formatModules(modules, root)]
      .filter(([path, code]) => readFileSync(join(root, path), 'utf8') !== code)
      .map(([path]) => path)
    expect(stale, 'Run `npm run messages`').toEqual([])
  })
})

describe('faults of files', () => {
  const { folder } = mailsCatalogue
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'latchkey-messages-'))
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true, force: true }))

  function change(
    tag: string,
    edit: (messages: Record<string, string>) => void,
  ) {
    const path = join(copy, folder, `${tag}.json`)
    const messages = JSON.parse(readFileSync(path, 'utf8'))
    edit(messages)
    writeFileSync(path, JSON.stringify(messages))
  }

  test('error: a language lacks a key', () => {
    change('de', (messages) => {
      delete messages.login
    })
    expect(createMessages(mailsCatalogue, copy)).toEqual({
      faults: [`${folder}/de.json: login is missing`],
      modules: new Map(),
    })
  })

  test('error: English has a new key', () => {
    change('en', (messages) => {
      messages.hello = 'Hello {name}'
    })
    const { faults } = createMessages(mailsCatalogue, copy)
    expect(faults).toHaveLength(23)
    expect(faults[0]).toBe(`${folder}/ar.json: hello is missing`)
  })

  test('error: not JSON', () => {
    writeFileSync(join(copy, folder, 'de.json'), '{ "login": ')
    const { faults } = createMessages(mailsCatalogue, copy)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/de\.json: is not JSON: /)
  })

  test('error: without English', () => {
    rmSync(join(copy, folder, 'en.json'))
    const { faults } = createMessages(mailsCatalogue, copy)
    expect(faults).toEqual([`${folder}/en.json: is missing`])
  })
})
