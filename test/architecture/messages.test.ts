import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogues } from '../../scripts/messages/catalogues.js'
import { createMessages } from '../../scripts/messages/createMessages.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const created = catalogues.map((catalogue) => createMessages(catalogue, root))
const modules = created.flatMap(({ modules }) => [...modules.keys()])

test('default: the sentences have no fault', () => {
  expect(created.flatMap(({ faults }) => faults)).toEqual([])
  expect(modules.length).toBeGreaterThan(100)
})

test.skipIf(!existsSync(join(root, '.git')))(
  'behavior: git holds none of their modules',
  () => {
    const git = (...parameters: string[]) =>
      execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
    expect(git('ls-files', '--', ...modules)).toEqual([])
    expect(git('check-ignore', '--no-index', ...modules)).toEqual(modules)
  },
)
