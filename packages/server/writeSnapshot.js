import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

/**
 * Writes an empty database of PGlite to a file: to unpack it takes a third of
 * the time, and half of the memory, of making one.
 *
 * @param {string} path
 */
export async function writeSnapshot(path) {
  const database = await PGlite.create()
  const file = await database.dumpDataDir('gzip')
  writeFileSync(path, Buffer.from(await file.arrayBuffer()))
  await database.close()
}
