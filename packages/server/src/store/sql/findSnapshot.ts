import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const published = join(import.meta.dirname, 'pglite.tgz')
/** Is in the repository alone. */
const ownScript = join(import.meta.dirname, '../../../writeSnapshot.js')

/**
 * Path of the packed empty database of this version of PGlite: that of the
 * published package. In a checkout of the repository it is made once, in a
 * process of its own: making a database takes 800 MB, which a process that
 * goes on would keep.
 *
 * @param parameters.script - writes it. Default: that of the repository
 * @param parameters.folder - where it is kept. Default: `node_modules/.cache`
 * @returns `undefined` where there is none, and none can be made
 */
export async function findSnapshot(
  parameters: { folder?: string; script?: string } = {},
): Promise<string | undefined> {
  if (existsSync(published)) return published
  const { script = ownScript } = parameters
  if (!existsSync(script)) return undefined
  const { folder = join(script, '../node_modules/.cache/latchkey-server') } =
    parameters
  const path = join(folder, `pglite-${readVersion()}.tgz`)
  if (existsSync(path)) return path
  // Several processes may make it at once: each renames a whole file.
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await run(script, draft)
    await rename(draft, path)
    return path
  } catch {
    // The database is then made in place.
    await rm(draft, { force: true }).catch(() => undefined)
    return undefined
  }
}

function readVersion(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@electric-sql/pglite')
  const { version } = require(join(entry, '../../package.json'))
  return version
}

function run(script: string, path: string) {
  const code = `import { writeSnapshot } from ${JSON.stringify(pathToFileURL(script).href)}
    await writeSnapshot(${JSON.stringify(path)})
    process.exit()`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { env: { PATH: process.env.PATH }, stdio: 'ignore' },
  )
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The snapshot was not made')),
    )
  })
}
