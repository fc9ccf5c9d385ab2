import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/**
 * Builds a page as it would be shipped and serves it on this machine.
 *
 * @param {string} path the page's folder, from the root of the repository
 * @returns {Promise<{ cssBytes: number, origin: string, stop: () => void }>}
 */
export async function servePage(path) {
  const { build } = await import('vite')
  const outDir = join(root, '.cache/pages', path.replaceAll('/', '-'))
  await build({
    configFile: false,
    root: join(root, path),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname)
    try {
      const body = readFileSync(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  )
  return {
    cssBytes: sumCss(outDir),
    origin: `http://localhost:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @param {string} folder */
function sumCss(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .map((file) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((total, bytes) => total + bytes, 0)
}
