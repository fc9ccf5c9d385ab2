import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { run } from './process.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsx = join(root, 'node_modules/.bin/tsx')
/** What the modules were last generated from, and what they were. */
export const stampFile = join(root, '.cache/messages.json')

/**
 * Generates the modules of all sentences if their JSON files, the generator or
 * the modules themselves are others than after the last time. Without
 * development dependencies, nothing happens.
 *
 * @throws Error with a line for each fault of the JSON files.
 */
export async function ensureMessages() {
  if (isCurrent() || !existsSync(tsx)) return
  const { code, output } = await run(tsx, ['scripts/messages.ts'], {
    cwd: root,
  })
  if (code !== 0)
    throw new Error(`The sentences could not be generated:\n${output}`)
}

/**
 * The stamp of the modules as they are.
 *
 * @param {readonly string[]} modules - paths from the root
 */
export function createStamp(modules) {
  return { modules, sources: hash(listSources()), written: hash(modules) }
}

function isCurrent() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'))
    return (
      JSON.stringify(stamp) === JSON.stringify(createStamp(stamp.modules ?? []))
    )
  } catch {
    return false
  }
}

function listSources() {
  return [
    ...listFiles('scripts/messages', /\.ts$/),
    ...[
      'src/components/languages',
      'packages/wallet/src/ui/language/translations',
      'packages/server/src/mail/languages',
    ].flatMap((folder) => listFiles(folder, /\.json$/)),
  ]
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function listFiles(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file))
    .sort()
}

/** @param {readonly string[]} files */
function hash(files) {
  const all = createHash('sha256')
  for (const file of files)
    all.update(`${file}\0`).update(readFileSync(join(root, file)))
  return all.digest('hex')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await ensureMessages().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
