import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeSamples, toFolder } from './readSamples.js'

type Module = Readonly<Record<string, unknown>>

/**
 * Writes all samples as files, as users paste them.
 *
 * @param name - of the folder, which no two tests share
 */
export function writeSamples(name: string): {
  /** Loads a file of a document's folder. */
  load(file: string, path: string): Promise<Module>
  remove(): void
} {
  // Outside of `node_modules`, whose files are not compiled.
  const folder = join(import.meta.dirname, '../../../.cache/samples', name)
  rmSync(folder, { force: true, recursive: true })
  for (const { code, name: path } of placeSamples()) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    const text = code
      // The styles are there once the package is built.
      .replace("import 'latchkey/styles.css'\n", '')
      // Another program may listen there.
      .replace('.listen(3000)', '.listen(0)')
    writeFileSync(join(folder, path), text)
  }
  return {
    load: (file, path) =>
      import(/* @vite-ignore */ join(folder, toFolder(file), path)),
    remove: () => rmSync(folder, { force: true, recursive: true }),
  }
}
