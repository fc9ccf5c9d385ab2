import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { CreateError } from './CreateError.js'
import { templates } from './templates.js'

const packed = join(import.meta.dirname, '../templates')
/** In the repository the templates are its examples. */
const source = existsSync(packed)
  ? packed
  : join(import.meta.dirname, '../../../examples')

const skipped = /[\\/](node_modules|dist|\.next|\.npmrc|package-lock\.json)$/

/**
 * Writes a new app.
 *
 * @param {{ folder: string, template: string }} parameters
 * @throws CreateError for an unknown template, or a folder that is in use.
 */
export function createApp({ folder, template }) {
  const names = templates.map(({ name }) => name)
  if (!names.some((name) => name === template))
    throw new CreateError(
      `There is no template '${template}'. Choose one of ${names.join(', ')}.`,
    )
  const isUsed =
    existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')
  if (isUsed) throw new CreateError(`${folder} is not empty.`)
  cpSync(join(source, template), folder, {
    recursive: true,
    filter: (path) => !skipped.test(path),
  })
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.next\n')
  nameApp(folder)
  const readme = join(folder, 'README.md')
  writeFileSync(readme, toReadme(readFileSync(readme, 'utf8')))
}

/** @param {string} folder */
function nameApp(folder) {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.name = toPackageName(basename(folder))
  manifest.dependencies.latchkey = `^${readVersion()}`
  manifest.devDependencies['latchkey-server'] = `^${readVersion()}`
  manifest.devDependencies = Object.fromEntries(
    Object.entries(manifest.devDependencies).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  )
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** All packages have one version. */
function readVersion() {
  const file = join(import.meta.dirname, '../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

/**
 * npm allows lower case, digits and some signs, with none of these first.
 *
 * @param {string} name
 */
function toPackageName(name) {
  const allowed = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9._~-]+/g, '-')
    .replaceAll(/^[-._]+/g, '')
  return allowed || 'my-app'
}

/**
 * Removes what holds only in the repository, where the examples are built.
 *
 * @param {string} text
 */
function toReadme(text) {
  return text
    .replace(
      /In the repository, start [^`]*```sh\n[^`]*```/,
      'Install, then start the server of the wallet:\n\n```sh\nnpm install\nnpx latchkey-server\n```',
    )
    .replace(
      /In another terminal, [^\n]*\n\n```sh\n[^`]*```/,
      'Start the app in another terminal:\n\n```sh\nnpm run dev\n```',
    )
    .replaceAll(
      /\]\(\.\.\/\.\.\/docs\/([\w-]+)\.md\)/g,
      '](https://github.com/OWNER/latchkey/blob/main/docs/$1.md)',
    )
}
