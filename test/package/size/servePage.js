import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { serveFolder } from '../../../scripts/serveFolder.js'

/**
 * @typedef {import('vite').Rolldown.RolldownOutput} RolldownOutput
 * @typedef {{ languages: number, libraries: number, own: number }} Scripts
 * number of files with translations only, with libraries only, and all others
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Builds a page as it would be shipped, and serves it on this machine.
 *
 * @param {string} path - Folder of the page, from the root of the repository.
 * @returns {Promise<{ cssBytes: number, libraryFiles: string[], origin: string, scripts: Scripts, stop: () => void }>}
 * `libraryFiles` are the paths of the files that contain the WalletConnect SDK
 */
export async function servePage(path) {
  const { build } = await import('vite')
  const outDir = join(root, '.cache/pages', path.replaceAll('/', '-'))
  const built = await build({
    configFile: false,
    root: join(root, path),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  const { origin, stop } = await serveFolder(outDir)
  const libraryFiles = listLibraryFiles(/** @type {RolldownOutput} */ (built))
  const scripts = countScripts(/** @type {RolldownOutput} */ (built))
  return { cssBytes: sumCss(outDir), libraryFiles, origin, scripts, stop }
}

/** @param {string} folder */
function sumCss(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .map((file) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((total, bytes) => total + bytes, 0)
}

/**
 * @param {RolldownOutput} built
 * @returns {Scripts}
 */
function countScripts({ output }) {
  const scripts = { languages: 0, libraries: 0, own: 0 }
  for (const file of output) {
    if (file.type !== 'chunk') continue
    const ids = file.moduleIds.filter((id) => !id.includes('/node_modules/'))
    const isLanguage = (/** @type {string} */ id) =>
      /\/components\/(languages|strings\/(createWords|isolate)\.)/.test(id)
    if (!file.isEntry && ids.length === 0) scripts.libraries++
    else if (ids.length > 0 && ids.every(isLanguage)) scripts.languages++
    else scripts.own++
  }
  return scripts
}

/** @param {RolldownOutput} built */
function listLibraryFiles({ output }) {
  return output
    .filter(
      (file) =>
        file.type === 'chunk' &&
        file.moduleIds.some((id) => id.includes('/@walletconnect/')),
    )
    .map(({ fileName }) => `/${fileName}`)
}
