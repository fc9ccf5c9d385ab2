/**
 * Writes the modules of all sentences from their JSON files, or says what is
 * wrong with those, a line for each fault: `npm run messages`. Setup, build and
 * tests do it by themselves (`ensureMessages.js`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStamp, stampFile } from './ensureMessages.js'
import { catalogues } from './messages/catalogues.js'
import { createMessages } from './messages/createMessages.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const created = catalogues.map((catalogue) => createMessages(catalogue, root))
const faults = created.flatMap((messages) => messages.faults)
if (faults.length) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
} else {
  const modules = new Map(created.flatMap((messages) => [...messages.modules]))
  // A file that is as it was keeps its time, so that nothing is built again.
  const changed = [...modules].filter(
    ([path, code]) => read(join(root, path)) !== code,
  )
  for (const [path, code] of changed) writeFileSync(join(root, path), code)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(createStamp([...modules.keys()])))
  process.stdout.write(
    `${modules.size} modules, ${changed.length} of them changed\n`,
  )
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
