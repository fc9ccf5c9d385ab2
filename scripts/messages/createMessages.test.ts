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
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMessages } from './createMessages.js'
import { mailsCatalogue } from './mailsCatalogue.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { folder } = mailsCatalogue
let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'latchkey-messages-'))
  cpSync(join(root, folder), join(copy, folder), { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

function change(tag: string, edit: (messages: Record<string, string>) => void) {
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

test('error: a group that no module has', () => {
  const [english] = mailsCatalogue.english
  expect(english).toBeDefined()
  if (!english) return
  const catalogue = {
    ...mailsCatalogue,
    english: [{ ...english, group: 'login' }],
  }
  expect(createMessages(catalogue, copy).faults).toContain(
    `${folder}/en.json: device has no module in scripts/messages`,
  )
})
