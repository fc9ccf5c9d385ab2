import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expectSuccess } from './consumer.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const changeset = join(root, 'node_modules/.bin/changeset')

/**
 * Turns the changesets into the next version: changelogs, package.json files,
 * the lockfile, and where the version stands in a text.
 */
async function bumpVersion() {
  const before = readVersion()
  await expectSuccess(root, changeset, ['version'])
  const after = readVersion()
  replace('src/version.ts', `'${before}'`, `'${after}'`)
  for (const page of ['connect-with-components', 'get-started'])
    replace(`docs/${page}.md`, before, after)
  replace('README.md', before, after)
  await expectSuccess(root, 'npm', [
    ...['install', '--package-lock-only', '--ignore-scripts'],
  ])
  process.stdout.write(`${before} -> ${after}\n`)
}

function readVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function replace(file, from, to) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not name ${from}.`)
  writeFileSync(path, text.replaceAll(from, to))
}

try {
  await bumpVersion()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
