import {
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureMessages } from './ensureMessages.js'
import { joinShared } from './joinShared.js'
import { run } from './process.js'
import { stripComments } from './stripComments.js'
import { buildStyles } from './styles.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

/**
 * Builds `dist` with plain tsc and adds its style sheet, after removing the
 * old output: a file that was removed from `src` must not be shipped. The
 * comments stand in the declarations alone, and small modules that several
 * lazy parts share are joined.
 *
 * @throws Error with the compiler's output if it does not compile.
 */
export async function build() {
  await ensureMessages()
  rmSync(dist, { recursive: true, force: true })
  const { code, output } = await run(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.build.json'],
    { cwd: root },
  )
  if (code === 0) {
    await stripComments(dist)
    await joinShared(dist)
    writeFileSync(join(dist, 'styles.css'), buildStyles())
    // TypeScript requires types for every import, even for a side effect.
    writeFileSync(join(dist, 'styles.css.d.ts'), 'export {}\n')
    return
  }
  // A failed compilation must not pass for a fresh build.
  rmSync(dist, { recursive: true, force: true })
  throw new Error(`The build failed:\n${output}`)
}

/** Builds if `dist` is missing or older than any of its sources. */
export async function ensureBuild() {
  await ensureMessages()
  // Written last: an interrupted build leaves the others behind.
  const built = join(dist, 'styles.css.d.ts')
  const sources = [
    ...readdirSync(join(root, 'src'), { recursive: true }).map((file) =>
      join(root, 'src', String(file)),
    ),
    ...[
      'tsconfig.json',
      'tsconfig.build.json',
      'scripts/joinShared.js',
      'scripts/styles.js',
    ].map((file) => join(root, file)),
  ]
  const fresh =
    existsSync(built) &&
    sources.every((file) => statSync(file).mtimeMs <= statSync(built).mtimeMs)
  if (!fresh) await build()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await build().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
