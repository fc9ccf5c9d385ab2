import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogues } from '../../scripts/messages/catalogues.js'
import { createMessages } from '../../scripts/messages/createMessages.js'
import { formatModules } from '../../scripts/messages/formatModules.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('default: sentences have no fault, and modules are as generated', () => {
  const created = catalogues.map((catalogue) => createMessages(catalogue, root))
  expect(created.flatMap(({ faults }) => faults)).toEqual([])
  const modules = new Map(created.flatMap(({ modules }) => [...modules]))
  expect(modules.size).toBeGreaterThan(100)
  const stale = [...formatModules(modules, root)]
    .filter(([path, code]) => readFileSync(join(root, path), 'utf8') !== code)
    .map(([path]) => path)
  expect(
    stale,
    'Edit the JSON that their first line names, then run `npm run messages`',
  ).toEqual([])
  // Formats a megabyte, beside other tests.
}, 60_000)
