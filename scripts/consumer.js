import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './process.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The package's own package.json. */
export const manifest = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/**
 * Packs a built package as it would be published.
 *
 * @param {string} folder - Folder that receives the file.
 * @param {string} [source] - Folder of the package; default `latchkey` itself.
 * @returns {Promise<string>} Name of the file.
 */
export async function packInto(folder, source = root) {
  const pack = ['pack', '--ignore-scripts', '--pack-destination', folder]
  await expectSuccess(source, 'npm', pack)
  const { name, version } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  )
  return `${name}-${version}.tgz`
}

/**
 * @param {string} folder
 * @param {readonly string[]} [packages] - Besides those of its package.json.
 */
export async function npmInstall(folder, packages = []) {
  await expectSuccess(folder, 'npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    ...packages,
  ])
}

/**
 * @param {string} cwd
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [env]
 * @throws Error with the output if the command fails.
 * @returns {Promise<string>} What it printed.
 */
export async function expectSuccess(cwd, command, parameters, env = {}) {
  const { code, output } = await run(command, parameters, {
    cwd,
    env,
    timeoutMs: 600_000,
  })
  if (code === 0) return output
  throw new Error(`${command} ${parameters.join(' ')} failed:\n${output}`)
}
