import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { serveFolder } from '../../scripts/serveFolder.js'

/** @typedef {import('vite').Rolldown.RolldownOutput} RolldownOutput */

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds a page as it would be shipped and serves it on this machine.
 *
 * @param {string} path the page's folder, from the root of the repository
 * @returns {Promise<{ cssBytes: number, libraryFiles: string[], origin: string, stop: () => void }>}
 * `libraryFiles` are the paths of what holds the library of WalletConnect
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
  return { cssBytes: sumCss(outDir), libraryFiles, origin, stop }
}

/** @param {string} folder */
function sumCss(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .map((file) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((total, bytes) => total + bytes, 0)
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
