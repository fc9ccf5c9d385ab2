import { fileURLToPath } from 'node:url'
import { createStaticFiles } from './createStaticFiles.js'

const shared = createStaticFiles(
  fileURLToPath(new URL('./page', import.meta.url)),
)

/** Reads files of a page, and `base.css`, which all pages share. */
export function createPageFiles(
  directory: string,
): ReturnType<typeof createStaticFiles> {
  const own = createStaticFiles(directory)
  return async (path) => (await own(path)) ?? shared(path)
}
