import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/**
 * Serves a built page on a free port of this machine.
 *
 * @param {string} folder - Folder with an `index.html`.
 * @param {{ isCompressed?: boolean }} [options] - `isCompressed` sends files
 *   gzipped, as most servers do.
 * @returns {Promise<{ origin: string, stop(): void }>}
 */
export async function serveFolder(folder, { isCompressed = false } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    try {
      const body = readFileSync(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.setHeader('content-type', type)
      if (isCompressed) response.setHeader('content-encoding', 'gzip')
      response.end(isCompressed ? gzipSync(body) : body)
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
    origin: `http://localhost:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
