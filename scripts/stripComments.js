import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

/**
 * Removes the comments of all scripts in a folder, but for those that bundlers
 * read. Editors show the ones of the declarations.
 *
 * @param {string} dir
 */
export async function stripComments(dir) {
  const files = readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file)
      const source = await readFile(path, 'utf8')
      const { code } = await transform(source, {
        charset: 'utf8',
        target: 'es2022',
      })
      await writeFile(path, code)
    }),
  )
}
