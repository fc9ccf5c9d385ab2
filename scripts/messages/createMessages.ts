import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from './catalogue.js'
import { findFaults } from './findFaults.js'
import type { Messages } from './messages.js'
import { writeModules } from './writeModules.js'

/**
 * Reads the messages of a catalogue and writes its modules.
 *
 * @param root - folder of the repository
 * @returns a line for each fault; without any, the modules by path
 */
export function createMessages(
  catalogue: Catalogue,
  root: string,
): createMessages.ReturnType {
  const faults: string[] = []
  const read = (tag: string) =>
    catalogue.sources(tag).map((source) => {
      const path = join(catalogue.folder, source)
      try {
        return JSON.parse(readFileSync(join(root, path), 'utf8')) as Messages
      } catch (error) {
        const { message } = error as Error
        faults.push(
          existsSync(join(root, path))
            ? `${path}: is not JSON: ${message}`
            : `${path}: is missing`,
        )
        return {}
      }
    })
  const tags = listTags(catalogue, join(root, catalogue.folder))
  const languages = tags.map((tag) => ({ tag, messages: read(tag) }))
  const english =
    languages.find(({ tag }) => tag === 'en')?.messages ?? read('en')
  faults.push(...findHomeless(catalogue, english))
  if (!faults.length)
    for (const language of languages)
      faults.push(...findFaults(catalogue, { ...language, english }))
  const modules = new Map<string, string>()
  if (!faults.length)
    for (const language of languages)
      for (const [path, code] of writeModules(catalogue, {
        ...language,
        english,
      }))
        modules.set(path, code)
  return { faults, modules }
}

export declare namespace createMessages {
  type ReturnType = { faults: string[]; modules: Map<string, string> }
}

/** A language is a folder, or a file, named by its tag. */
function listTags(catalogue: Catalogue, folder: string) {
  const isFolder = catalogue.sources('en').some((path) => path.includes('/'))
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      isFolder ? entry.isDirectory() : entry.name.endsWith('.json'),
    )
    .map(({ name }) => name.replace(/\.json$/, ''))
    .sort()
}

/** Groups of the English messages that no module has. */
function findHomeless(catalogue: Catalogue, english: readonly Messages[]) {
  return english.flatMap((messages, index) => {
    const modules = catalogue.english.filter(
      ({ picks, source = 0 }) => source === index && !picks,
    )
    return Object.keys(messages)
      .filter((key) =>
        modules.every(({ group }) => group !== undefined && group !== key),
      )
      .map(
        (key) =>
          `${catalogue.folder}/${catalogue.sources('en')[index]}: ${key} has no module in scripts/messages`,
      )
  })
}
