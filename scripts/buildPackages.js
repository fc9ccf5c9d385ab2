import { cpSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeSnapshot } from '../packages/server/writeSnapshot.js'
import { ensureBuild } from './build.js'
import { expectSuccess } from './consumer.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Each after those it imports. */
export const packages = /** @type {const} */ (['wallet', 'server', 'devnet'])

/** Those, and the one that makes new apps. */
export const published = [...packages, 'create-latchkey']

/**
 * Builds the packages beside `latchkey` as they are published: `lib` of each,
 * compiled against the builds of the others, the pages of the wallet, and the
 * templates of new apps.
 *
 * @throws Error with the compiler's output if one does not compile.
 */
export async function buildPackages() {
  await ensureBuild()
  const wallet = join(root, 'packages/wallet')
  await expectSuccess(wallet, join(root, 'node_modules/.bin/vite'), ['build'])
  for (const name of packages) {
    const folder = join(root, 'packages', name)
    const lib = join(folder, 'lib')
    rmSync(lib, { recursive: true, force: true })
    await expectSuccess(folder, join(root, 'node_modules/.bin/tsc'), [
      '--project',
      'tsconfig.build.json',
    ])
    // Pages, styles and contracts, which are read from beside their module.
    cpSync(join(folder, 'src'), lib, {
      recursive: true,
      filter: (file) => extname(file) !== '.ts',
    })
  }
  const sql = join(root, 'packages/server/lib/store/sql')
  await writeSnapshot(join(sql, 'pglite.tgz'))
  const templates = join(root, 'packages/create-latchkey/templates')
  rmSync(templates, { recursive: true, force: true })
  cpSync(join(root, 'examples'), templates, {
    recursive: true,
    filter: (file) =>
      !/[\\/](node_modules|dist|\.next|\.npmrc|package-lock\.json)$/.test(file),
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildPackages().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
