import { ConfigError } from '../config/ConfigError.js'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Store } from '../store/store.js'
import { parseOriginPattern } from './parseOriginPattern.js'

/**
 * Adds, lists or removes projects in the database. Running servers read them
 * within seconds.
 *
 * @throws ConfigError
 */
export async function editProjects(
  parameters: editProjects.Parameters,
): Promise<void> {
  const { environment, name, origin, words } = parameters
  const [command, id = '', ...others] = words
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  if (others.length > 0 || !isComplete(command, id))
    throw new ConfigError(['projects takes list, add <id> or remove <id>'])
  const faults = command === 'add' ? findFaults(id, origin, name) : []
  if (faults.length > 0) throw new ConfigError(faults)
  const database = await openDatabase(readConfig(environment))
  try {
    const store = createSqlStore(database)
    if (command === 'list') await list(store, print)
    if (command === 'add') {
      const known = await store.projects.get(id)
      const allowedOrigins = origin
      await store.projects.set(id, {
        ...{ ...known, id, allowedOrigins },
        ...(name !== undefined && { name }),
      })
      print(`${known ? 'Changed' : 'Added'} ${id}\n`)
    }
    if (command === 'remove') {
      if (!(await store.projects.get(id)))
        throw new ConfigError([`There is no project ${id}`])
      await store.projects.delete(id)
      print(`Removed ${id}\n`)
    }
  } finally {
    await database.close()
  }
}

export declare namespace editProjects {
  type Parameters = {
    environment: Record<string, string | undefined>
    name?: string | undefined
    origin: readonly string[]
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
    /** What follows `projects`. */
    words: readonly string[]
  }
}

function isComplete(command: string | undefined, id: string) {
  if (command === 'list') return id === ''
  return (command === 'add' || command === 'remove') && id !== ''
}

function findFaults(
  id: string,
  origins: readonly string[],
  name: string | undefined,
) {
  return [
    ...(/^[\w-]{1,64}$/.test(id)
      ? []
      : ['The id has up to 64 letters, digits, - and _']),
    ...(origins.length > 0
      ? []
      : [
          '--origin is missing: the origin of the app, as in https://app.example',
        ]),
    ...origins.flatMap((pattern) => {
      const fault = parseOriginPattern(pattern)
      return fault ? [`--origin ${pattern} ${fault}`] : []
    }),
    ...(name === undefined || /^\P{C}{1,64}$/u.test(name)
      ? []
      : ['--name has up to 64 characters']),
  ]
}

async function list(
  { projects }: Pick<Store, 'projects'>,
  print: (text: string) => void,
) {
  const found = await projects.find()
  for (const [id, { allowedOrigins, name }] of found)
    print(`${id}\t${name ?? '-'}\t${allowedOrigins.join(' ')}\n`)
  if (found.length === 0) print('There are no projects.\n')
}
