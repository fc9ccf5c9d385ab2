import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export type StaticFile = {
  body: Uint8Array<ArrayBuffer>
  contentType: string
}

/**
 * Reads files of one directory. Paths that leave it, hidden files, unknown
 * endings and what does not exist all give `undefined`.
 */
export function createStaticFiles(
  directory: string,
): (path: string) => Promise<StaticFile | undefined> {
  return async (path) => {
    const contentType = types[extname(path)]
    if (!contentType || !isPlainPath(path)) return undefined
    try {
      const file = await readFile(join(directory, ...path.split('/')))
      return { body: new Uint8Array(file), contentType }
    } catch {
      return undefined
    }
  }
}

function isPlainPath(path: string) {
  if (path.includes('\0') || (sep !== '/' && path.includes(sep))) return false
  return path
    .split('/')
    .every((part) => part.length > 0 && !part.startsWith('.'))
}
