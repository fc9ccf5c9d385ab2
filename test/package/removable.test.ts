import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import playground from '../../playground/app/vite.config.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const exports = join(root, 'src/exports')
const isSolana = /\/@solana(-mobile)?\/|\/@wallet-standard\/|\/src\/solana\//
const page = 'virtual:page'

/**
 * Replaces `latchkey/solana` in an app that creates its kit without
 * `solana()`.
 */
const noSolana = `
export const [mainnet, testnet, devnet, localnet] = [{}, {}, {}, {}]
export const solana = () => undefined
export const getSolana = () => undefined
`

describe('an app without `solana()`', () => {
  test('default: the playground ships no part of Solana', async () => {
    const config = mergeConfig(playground as InlineConfig, {
      plugins: [virtual(`${exports}/solana.ts`, noSolana)],
    })
    const modules = await bundle({ ...config, configFile: false })
    expect(modules.length).toBeGreaterThan(300)
    expect(modules.filter((id) => isSolana.test(id))).toEqual([])
  }, 60_000)

  test('behavior: the other entry points ship none of it', async () => {
    const modules = await bundlePage(
      ['index', 'connectors', 'actions', 'query', 'components'].map(toImport),
    )
    expect(modules.length).toBeGreaterThan(300)
    expect(modules.filter((id) => isSolana.test(id))).toEqual([])
  }, 60_000)
})

describe('an app with `solana()`', () => {
  test('behavior: its modules are detected', async () => {
    const modules = await bundlePage(['index', 'solana'].map(toImport))
    const found = modules.filter((id) => isSolana.test(id))
    expect(found.some((id) => id.includes('/@solana/web3.js/'))).toBe(true)
    expect(found.some((id) => id.includes('/src/solana/'))).toBe(true)
  }, 60_000)
})

function toImport(name: string) {
  return `import * as ${name} from '${exports}/${name}.ts'; keep(${name})`
}

function bundlePage(imports: readonly string[]) {
  return bundle({
    configFile: false,
    root,
    plugins: [virtual(page, `const keep = console.log\n${imports.join('\n')}`)],
    build: { rolldownOptions: { input: page } },
  })
}

/** Returns the modules in the bundle, whenever they are loaded. */
async function bundle(config: InlineConfig) {
  const built = await build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, minify: false, write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.flatMap((chunk) =>
    chunk.type === 'chunk' ? Object.keys(chunk.modules) : [],
  )
}

function virtual(name: string, code: string) {
  return {
    name: 'virtual',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? code : undefined),
  }
}
