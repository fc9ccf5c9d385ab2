import { ConfigError } from '../config/ConfigError.js'
import { readConfig } from '../config/readConfig.js'
import { custodies } from '../custodies.js'
import { type ProjectFault, readProject } from '../readProject.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Store } from '../store/store.js'

/**
 * Adds, lists or removes projects in the database. Running servers read them
 * within seconds.
 *
 * @throws ConfigError
 */
export async function editProjects(
  parameters: editProjects.Parameters,
): Promise<void> {
  const { environment, jwks, origin, words, ...fields } = parameters
  const { print = (text) => process.stdout.write(text), ...rest } = fields
  const [command, id = '', ...others] = words
  if (others.length > 0 || !isComplete(command, id))
    throw new ConfigError(['projects takes list, add <id> or remove <id>'])
  const draft = { ...rest, id, jwksUrl: jwks, origins: origin }
  // Whether it is a new one, only the database knows.
  if (command === 'add')
    assertRight(readProject(draft, { id, allowedOrigins: [] }))
  const database = await openDatabase(readConfig(environment))
  try {
    const store = createSqlStore(database)
    if (command === 'list') await list(store, print)
    if (command === 'add')
      await store.lock(`project:${id}`, async () => {
        const known = await store.projects.get(id)
        await store.projects.set(id, assertRight(readProject(draft, known)))
        print(`${known ? 'Changed' : 'Added'} ${id}\n`)
      })
    if (command === 'remove')
      await store.lock(`project:${id}`, async () => {
        if (!(await store.projects.get(id)))
          throw new ConfigError([`There is no project ${id}`])
        await store.projects.delete(id)
        print(`Removed ${id}\n`)
      })
  } finally {
    await database.close()
  }
}

export declare namespace editProjects {
  type Parameters = {
    /** Of ID tokens. */
    audience?: string | undefined
    /** Dollars a day that are approved in the app's page. */
    cardLimit?: string | undefined
    /** How its wallets are kept. Required for a new project. */
    custody?: string | undefined
    environment: Record<string, string | undefined>
    /** Of ID tokens; empty to take none. */
    issuer?: string | undefined
    /** Address of the issuer's key set. */
    jwks?: string | undefined
    /** Beside email and social ones, separated by commas; empty for none. */
    logins?: string | undefined
    /** Second factors, separated by commas; empty to ask for none. */
    mfa?: string | undefined
    /** Dollars above which a payment needs one. */
    mfaAbove?: string | undefined
    /** What they are asked for, separated by commas. */
    mfaFor?: string | undefined
    name?: string | undefined
    origin: readonly string[]
    /** Dollars above which a payment needs the passkey of the account. */
    passkeyAbove?: string | undefined
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
    /** Where texts are signed: `card` or `window`. */
    textMessages?: string | undefined
    /** What follows `projects`. */
    words: readonly string[]
  }
}

function isComplete(command: string | undefined, id: string) {
  if (command === 'list') return id === ''
  return (command === 'add' || command === 'remove') && id !== ''
}

/** @throws ConfigError */
function assertRight(read: readProject.ReturnType) {
  if (read.project) return read.project
  throw new ConfigError(
    read.faults.flatMap(({ field, text }) => [
      `${flags[field]}: ${text}`,
      ...(field === 'custody' ? choices : []),
    ]),
  )
}

const choices = custodies.map(([name, text]) => `  ${name.padEnd(10)} ${text}`)

const flags: Record<ProjectFault['field'], string> = {
  cardLimit: '--card-limit',
  custody: '--custody',
  id: '<id>',
  issuer: '--issuer',
  logins: '--logins',
  mfa: '--mfa',
  mfaAbove: '--mfa-above',
  mfaFor: '--mfa-for',
  name: '--name',
  origins: '--origin',
  passkeyAbove: '--passkey-above',
  textMessages: '--text-messages',
}

async function list(
  { projects }: Pick<Store, 'projects'>,
  print: (text: string) => void,
) {
  const found = await projects.find()
  for (const [id, { allowedOrigins, custody = 'device', name }] of found)
    print(`${id}\t${name ?? '-'}\t${custody}\t${allowedOrigins.join(' ')}\n`)
  if (found.length === 0) print('There are no projects.\n')
}
