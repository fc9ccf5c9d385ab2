import { join } from 'node:path'
import { createStaticFiles } from './createStaticFiles.js'

const shared = createStaticFiles(join(import.meta.dirname, 'page'))

/** Reads files of a page, and `base.css`, which all pages share. */
export function createPageFiles(
  directory: string,
): ReturnType<typeof createStaticFiles> {
  const own = createStaticFiles(directory)
  return async (path) => (await own(path)) ?? shared(path)
}
