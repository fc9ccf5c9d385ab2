import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { noQrModal } from '../../../playground/noQrModal.js'
import { installPeer } from './installPeer.js'
import { type Peer, withPairing } from './listPeers.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = fileURLToPath(new URL('./pages', import.meta.url))

/**
 * Builds a peer's page for production.
 *
 * @throws Error when its packages cannot be installed, or the build fails
 * @returns The folder of the built page
 */
export async function buildPeer(peer: Peer): Promise<string> {
  const { packages, page, react = '' } = peer
  const outDir = join(root, '.cache/pages', `peers-${page}${react}`)
  const pages = packages ? copyPages(await installPeer(peer)) : sources
  await build({
    configFile: false,
    root: join(pages, page),
    logLevel: 'error',
    resolve: { alias: [...noQrModal, ...(react ? await aliasReact() : [])] },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}

/** React of the other kits' stack, in place of that of this repository. */
async function aliasReact() {
  const modules = join(await installPeer(withPairing), 'node_modules')
  return ['react', 'react-dom'].map((name) => ({
    find: new RegExp(`^${name}(?=$|/)`),
    replacement: join(modules, name),
  }))
}

/** Next to the peer's own packages, so that imports resolve to those. */
function copyPages(folder: string) {
  const pages = join(folder, 'pages')
  rmSync(pages, { force: true, recursive: true })
  cpSync(sources, pages, { recursive: true })
  return pages
}
