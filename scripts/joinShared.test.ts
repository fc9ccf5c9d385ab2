import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { joinShared } from './joinShared.js'

/** The entry points it bundles; each loads parts of its own. */
const entries = {
  'exports/components.js': `
    import { early } from '../early.js'
    export const ConnectButton = () => [
      early,
      import('../components/dialog/modalRoots.js'),
      import('../one.js'),
      import('../two.js'),
      import('../three.js'),
      import('../four.js'),
    ]`,
  'exports/connectors.js':
    'export const authFrame = () => {}\nexport const walletConnect = () => {}',
  'exports/index.js': ['createKit', 'KitProvider', 'useAccounts', 'useBalances']
    .concat('useEmailLogin', 'useSendToken')
    .map((name) => `export const ${name} = () => {}`)
    .join('\n'),
  'exports/solana.js': 'export const solana = () => {}',
  'early.js': "export const early = 'early'",
  'four.js': 'export {}',
}

/** Writes a package, and joins its modules. */
async function setup(files: Record<string, string>) {
  const dist = realpathSync(mkdtempSync(join(tmpdir(), 'latchkey-join-')))
  for (const [path, source] of Object.entries({ ...entries, ...files })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), source)
  }
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
  await joinShared(dist)
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  return {
    isJoined: (path: string) => read(path).includes('/shared/'),
    load: (path: string) => import(pathToFileURL(join(dist, path)).href),
    read,
    stands: existsSync(join(dist, 'shared')),
  }
}

/** A part that uses what these modules export. */
const part = (...paths: string[]) =>
  `${paths.map((path, index) => `import { value as v${index} } from './${path}'`).join('\n')}
   export const values = [${paths.map((_, index) => `v${index}`)}]`

const roots = { 'components/dialog/modalRoots.js': 'export const roots = 1' }

describe('joinShared', () => {
  test('default: what several parts share is one file, by the same names', async () => {
    const { isJoined, load, read } = await setup({
      ...roots,
      'a.js': "export const value = 'a'\nexport const other = 'of a'",
      'b.js':
        "import { value as a } from './a.js'\nexport const value = a + 'b'",
      'one.js': part('a.js', 'b.js'),
      'two.js': part('a.js', 'b.js', 'c.js'),
      'three.js': part('c.js'),
      'c.js': "export const value = 'c'\nexport default 'c by default'",
    })
    expect(['a.js', 'b.js', 'c.js'].map(isJoined)).toEqual([true, true, true])
    expect(read('a.js')).toBe(
      "export { value as value,other as other } from './shared/a.js'\n",
    )
    expect(await load('a.js')).toMatchObject({ other: 'of a', value: 'a' })
    expect(await load('c.js')).toMatchObject({
      default: 'c by default',
      value: 'c',
    })
    const { values } = await load('two.js')
    expect(values).toEqual(['a', 'ab', 'c'])
  })

  test('behavior: a class stays the same for all who import it', async () => {
    const { load } = await setup({
      ...roots,
      'a.js': 'export class Fault extends Error {}\nexport const value = Fault',
      'b.js': "export const value = 'b'",
      'one.js': part('a.js'),
      'two.js': part('a.js', 'b.js'),
      'three.js': part('b.js'),
    })
    const { Fault } = await load('a.js')
    const { values } = await load('one.js')
    expect(values[0]).toBe(Fault)
    expect(new Fault('x')).toBeInstanceOf(Error)
  })

  test('behavior: what loads before any action stays apart', async () => {
    const { stands } = await setup({
      ...roots,
      'exports/connectors.js':
        "import { values } from '../one.js'\nimport { value } from '../b.js'\nexport const authFrame = () => values\nexport const walletConnect = () => value",
      'a.js': "export const value = 'a'",
      'b.js': "export const value = 'b'",
      'one.js': part('a.js'),
      'two.js': part('a.js', 'b.js'),
      'three.js': part('b.js'),
    })
    expect(stands).toBe(false)
  })

  test('behavior: the modal never loads more', async () => {
    const { isJoined } = await setup({
      'components/dialog/modalRoots.js':
        "import { value } from '../../a.js'\nexport const roots = value",
      'a.js': "export const value = 'a'",
      'b.js': "export const value = 'b'",
      'c.js': "export const value = 'c'",
      'one.js': part('a.js', 'b.js'),
      'two.js': part('b.js', 'c.js'),
      'three.js': part('c.js'),
    })
    expect(['a.js', 'b.js', 'c.js'].map(isJoined)).toEqual([false, true, true])
  })

  test('behavior: the modal shares few files', async () => {
    const names = 'abcdefghijklmn'.split('').map((name) => `${name}.js`)
    const large = `export const value = '${'x'.repeat(5_000)}'`
    const parts = ['one.js', 'two.js', 'three.js', 'four.js']
    // A set of parts for each of them, so that none shares a file.
    const users = (index: number) =>
      parts.filter((_, bit) => (index >> bit) & 1)
    const { isJoined } = await setup({
      'components/dialog/modalRoots.js': names
        .map(
          (name, index) => `export { value as v${index} } from '../../${name}'`,
        )
        .join('\n'),
      ...Object.fromEntries(names.map((name) => [name, large])),
      ...Object.fromEntries(
        parts.map((path) => [
          path,
          part(...names.filter((_, index) => users(index + 1).includes(path))),
        ]),
      ),
    })
    const left = names.filter((name) => !isJoined(name))
    expect(left.length).toBeLessThan(names.length)
    expect(names.length - left.length).toBeGreaterThan(4)
  })

  test('behavior: modules of the client are joined with each other alone', async () => {
    const { isJoined, read } = await setup({
      ...roots,
      'a.js': "'use client'\nexport const value = 'a'",
      'b.js': "export const value = 'b'",
      'c.js': "'use client'\nexport const value = 'c'",
      'one.js': part('a.js', 'b.js'),
      'two.js': part('b.js', 'c.js', 'a.js'),
      'three.js': part('c.js', 'b.js'),
    })
    expect(['a.js', 'b.js', 'c.js'].map(isJoined)).toEqual([true, false, true])
    for (const path of ['a.js', 'c.js', 'shared/a.js'])
      expect(read(path)).toMatch(/^'use client'\n/)
  })

  test('behavior: modules that import different packages stay apart', async () => {
    const { isJoined } = await setup({
      ...roots,
      'a.js':
        "import { PublicKey } from '@solana/web3.js'\nexport const value = PublicKey",
      'b.js':
        "import { hexToBytes } from 'viem'\nexport const value = hexToBytes",
      'c.js': "export const value = 'c'",
      'one.js': part('a.js', 'b.js'),
      'two.js': part('b.js', 'c.js', 'a.js'),
      'three.js': part('c.js', 'b.js'),
    })
    expect(['a.js', 'b.js', 'c.js'].map(isJoined)).toEqual([false, true, true])
  })

  test('behavior: joining never creates an import cycle', async () => {
    const large = `export const large = '${'x'.repeat(30_000)}'`
    const { isJoined, load } = await setup({
      ...roots,
      'a.js': "export class Base {}\nexport const value = 'a'",
      'b.js': `'use client'\nimport { Base } from './a.js'\nexport class Middle extends Base {}\nexport const value = 'b'\n${large}`,
      'c.js':
        "import { Middle } from './b.js'\nexport class Last extends Middle {}\nexport const value = 'c'",
      'one.js': part('a.js', 'b.js', 'c.js'),
      'two.js': part('a.js', 'b.js', 'c.js'),
      'three.js': part('a.js', 'b.js'),
      'four.js': part('a.js'),
    })
    expect(isJoined('a.js')).toBe(false)
    const { Last } = await load('c.js')
    expect(new Last()).toBeInstanceOf((await load('a.js')).Base)
  })

  test('behavior: nothing is joined that would cost the parts too much', async () => {
    const large = `export const value = '${'x'.repeat(30_000)}'`
    const { stands } = await setup({
      ...roots,
      'a.js': "export const value = 'a'",
      'b.js': large,
      'one.js': part('a.js'),
      'two.js': part('a.js', 'b.js'),
      'three.js': part('b.js'),
    })
    expect(stands).toBe(false)
  })
})
