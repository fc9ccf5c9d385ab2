import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const exports = fileURLToPath(new URL('../../src/exports/', import.meta.url))
/** Where functions lie that have parameters or results of their own. */
const isTyped =
  /^\.\.\/(?:actions|api|components|connectors|createKit|context|frame\/host|hooks|query|server|siwx|solana|testing)\b/

type Export = { name: string; path: string }

/** Values of an entry point and the files they come from. */
function listExports(source: string): Export[] {
  const lists = source.matchAll(/^export \{([^}]*)\} from '([^']+)\.js'/gm)
  return [...lists]
    .filter(([, , path = '']) => isTyped.test(path))
    .flatMap(([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => ({ name, path })),
    )
}

function readBeside(path: string) {
  const file = join(exports, `${path}.test-d.ts`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function findUntested(
  source: string,
  read: (path: string) => string = readBeside,
) {
  return listExports(source)
    .filter(({ name, path }) => !new RegExp(`\\b${name}\\b`).test(read(path)))
    .map(({ name }) => name)
}

test.each(readdirSync(exports))(
  'default: each function of %s has a type test beside its source',
  (file) => {
    const source = readFileSync(join(exports, file), 'utf8')
    // Presets of hosts are constants.
    if (file !== 'hosts.ts') expect(listExports(source)).not.toEqual([])
    expect(findUntested(source)).toEqual([])
  },
)

test('behavior: a function without a type test is found', () => {
  const source = [
    "export { useA } from '../hooks/useA.js'",
    "export {\n  aKey,\n  type A,\n  aOptions,\n} from '../query/a.js'",
    "export type { B } from '../actions/b.js'",
    "export { CError } from '../core/errors/c.js'",
  ].join('\n')
  expect(findUntested(source, () => '')).toEqual(['useA', 'aKey', 'aOptions'])
  expect(findUntested(source, () => 'useA() aKey()')).toEqual(['aOptions'])
})
