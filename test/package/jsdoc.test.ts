import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../src/exports/', import.meta.url).pathname

/** Entry points whose functions have a page in the reference. */
const documented = readdirSync(folder).map((file) => file.replace('.ts', ''))

type Doc = { name: string; text: string; source: string }

/** Exported functions and classes with the JSDoc above them. */
const docs = documented.flatMap((entryPoint) => {
  const source = readFileSync(join(folder, `${entryPoint}.ts`), 'utf8')
  return [
    ...source.matchAll(/^export \{([^}]*)\} from '([^']+)\.js'/gm),
  ].flatMap(([, names = '', path = '']) => {
    const text = readSource(path)
    return names
      .split(',')
      .map((name) => name.trim().replace(/^\w+ as /, ''))
      .filter((name) => name && !name.startsWith('type '))
      .flatMap((name) => readDoc(name, text))
  })
})

const functions = docs.filter(({ name }) => !name.endsWith('Error'))

describe('JSDoc of exported functions', () => {
  test('default: has a description', () => {
    expect(functions.length).toBeGreaterThan(200)
    const lacking = docs.filter(
      ({ text }) => !/^\s*\/\*\*\s*\*?\s*\w/.test(text),
    )
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('default: has an example', () => {
    const lacking = functions.filter(({ text }) => !text.includes('@example'))
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('behavior: hooks say what they throw without a kit', () => {
    const hooks = functions.filter(({ name }) => /^use[A-Z]/.test(name))
    const lacking = hooks.filter(({ text }) => !text.includes('@throws'))
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('behavior: actions say what they throw', () => {
    const actions = functions.filter(
      ({ source, name }) =>
        source.includes(`export async function ${name}(`) &&
        source.includes(`declare namespace ${name}`) &&
        source.includes('type ErrorType'),
    )
    expect(actions.length).toBeGreaterThan(30)
    const lacking = actions.filter(({ text }) => !text.includes('@throws'))
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('behavior: times say their unit', () => {
    const lacking = functions.filter(({ text }) =>
      /@param \S*(?:timeout|interval|delay|duration|expiry)\b(?![^@]*\b(?:ms|milliseconds|seconds|s|minutes|hours|h)\b)/i.test(
        text,
      ),
    )
    expect(lacking.map(({ name }) => name)).toEqual([])
  })
})

function readSource(path: string) {
  const file = join(folder, path)
  const found = [`${file}.ts`, `${file}.tsx`].find((one) => existsSync(one))
  return found ? readFileSync(found, 'utf8') : ''
}

/** Constants have no JSDoc of a function; they are left out. */
function readDoc(name: string, source: string): Doc[] {
  const at = source.search(
    new RegExp(
      `^export (?:async )?(?:function|class|abstract class) ${name}\\b`,
      'm',
    ),
  )
  if (at === -1) return []
  const above = source.slice(0, at).trimEnd()
  const text = above.endsWith('*/') ? above.slice(above.lastIndexOf('/**')) : ''
  return [{ name, source, text }]
}
