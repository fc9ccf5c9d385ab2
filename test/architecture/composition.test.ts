// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = [
  ...['packages/devnet/src', 'packages/server/src/cli', 'playground'],
  ...['scripts', 'test/bench', 'test/browser', 'test/e2e', 'test/webkit'],
]

/** Files of ours whose text a pattern matches. */
async function find(pattern: RegExp) {
  const found: string[] = []
  for (const folder of folders) {
    const names = await readdir(join(root, folder), { recursive: true })
    for (const name of names) {
      // Unit tests may hold a single app in hand.
      if (!/(?<!\.test)\.(?:ts|tsx|js)$/.test(name)) continue
      if (/(?:^|\/)(?:node_modules|dist|\.next)\//.test(name)) continue
      const text = await readFile(join(root, folder, name), 'utf8')
      if (pattern.test(text)) found.push(`${folder}/${name}`)
    }
  }
  return found.sort()
}

// Tests would run on what no user starts.
test('behavior: nobody but the server puts its parts together', async () => {
  const parts = 'createApi|createWallet|createApps|createListener|createAuth'
  const used = new RegExp(
    `import \\{[^}]*\\b(?:${parts})\\b[^}]*\\} from ['"]latchkey-server['"]|` +
      `packages/server/src/(?:api/createApi|wallet/createWallet|auth/createAuth|server/create)`,
  )
  expect(await find(used)).toEqual([])
})

test('behavior: one server is started, by the command and for local use', async () => {
  expect(await find(/\bstartServer\(/)).toEqual([
    'packages/devnet/src/startLocalServer.ts',
    'packages/server/src/cli/serve.ts',
  ])
  expect(await find(/\bstartLocalServer\(\{/)).toEqual([
    'packages/devnet/src/connectServices.ts',
  ])
})
