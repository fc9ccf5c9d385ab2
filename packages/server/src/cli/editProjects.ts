import { findIssuerFault } from '../auth/token/findIssuerFault.js'
import { ConfigError } from '../config/ConfigError.js'
import { readConfig } from '../config/readConfig.js'
import type { Project } from '../projects.js'
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
  const { custody, environment, name, origin, words } = parameters
  const { audience, issuer, jwks } = parameters
  const [command, id = '', ...others] = words
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  if (others.length > 0 || !isComplete(command, id))
    throw new ConfigError(['projects takes list, add <id> or remove <id>'])
  const token = [issuer, audience, jwks] as const
  const faults =
    command === 'add'
      ? [...findFaults(parameters), ...findTokenFaults(token)]
      : []
  if (faults.length > 0) throw new ConfigError(faults)
  const database = await openDatabase(readConfig(environment))
  try {
    const store = createSqlStore(database)
    if (command === 'list') await list(store, print)
    if (command === 'add') {
      const known = await store.projects.get(id)
      assertRecoverable(known, custody)
      const allowedOrigins = origin
      await store.projects.set(id, {
        ...{ ...known, id, allowedOrigins },
        ...(isCustody(custody) && { custody }),
        ...(name !== undefined && { name }),
        ...toIssuers(token),
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
    /** Of ID tokens. */
    audience?: string | undefined
    /** How its wallets are kept. Default: as before, `device` when it is new. */
    custody?: string | undefined
    environment: Record<string, string | undefined>
    /** Of ID tokens; empty to take none. */
    issuer?: string | undefined
    /** Address of the issuer's key set. */
    jwks?: string | undefined
    name?: string | undefined
    origin: readonly string[]
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
    /** What follows `projects`. */
    words: readonly string[]
  }
}

type Token = readonly [
  issuer: string | undefined,
  audience: string | undefined,
  jwks: string | undefined,
]

function findTokenFaults([issuer, audience, jwks]: Token) {
  const given = [issuer, audience, jwks].filter(Boolean)
  if (given.length === 0) return []
  if (!issuer || !audience || !jwks)
    return ['--issuer, --audience and --jwks belong together']
  const fault = findIssuerFault({ audience, issuer, jwksUrl: jwks })
  return fault ? [fault] : []
}

/** Without them, what was there before stays. */
function toIssuers([issuer, audience, jwks]: Token) {
  if (issuer && audience && jwks)
    return { tokenIssuers: [{ audience, issuer, jwksUrl: jwks }] }
  return issuer === '' ? { tokenIssuers: [] } : {}
}

function isComplete(command: string | undefined, id: string) {
  if (command === 'list') return id === ''
  return (command === 'add' || command === 'remove') && id !== ''
}

const custodies = ['device', 'code', 'passkey', 'automatic'] as const

function isCustody(
  custody: string | undefined,
): custody is (typeof custodies)[number] {
  return custodies.some((known) => known === custody)
}

/**
 * A frame told to keep keys by itself again would make other accounts, and
 * hide those that have been split.
 *
 * @throws ConfigError
 */
function assertRecoverable(
  known: Pick<Project, 'custody'> | undefined,
  custody: string | undefined,
) {
  const { custody: before = 'device' } = known ?? {}
  if (custody !== 'device' || before === 'device') return
  throw new ConfigError([
    '--custody device would hide the wallets of this project: they can be recovered already',
  ])
}

function findFaults({
  custody,
  name,
  origin: origins,
  words: [, id = ''],
}: editProjects.Parameters) {
  return [
    ...(custody === undefined || isCustody(custody)
      ? []
      : [`--custody takes ${custodies.join(', ')}`]),
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
  for (const [id, { allowedOrigins, custody = 'device', name }] of found)
    print(`${id}\t${name ?? '-'}\t${custody}\t${allowedOrigins.join(' ')}\n`)
  if (found.length === 0) print('There are no projects.\n')
}
