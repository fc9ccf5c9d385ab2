import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toUserId } from '../../src/auth/users/createUser.js'
import { backup } from '../../src/cli/backup.js'
import { check } from '../../src/cli/check.js'
import { editProjects } from '../../src/cli/editProjects.js'
import { editUsers } from '../../src/cli/editUsers.js'
import { restore } from '../../src/cli/restore.js'
import { rotateKey } from '../../src/cli/rotateKey.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { createDatabase } from './createDatabase.js'

const keys = ['ab'.repeat(32), 'cd'.repeat(32)] as const
let folder = ''
let printed = ''
const drops: (() => Promise<void>)[] = []

async function createEnvironment() {
  const { drop, url } = await createDatabase()
  drops.push(drop)
  return { DATABASE_URL: url, MASTER_KEY: keys[0] }
}

function print(text: string) {
  printed += text
}

const add = (environment: Record<string, string>, id: string) =>
  editProjects({
    ...{ custody: 'device', environment, print, words: ['add', id] },
    origin: [`https://${id}.example`],
  })

async function list(environment: Record<string, string>) {
  printed = ''
  await editProjects({ environment, origin: [], print, words: ['list'] })
  return printed
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-commands-'))
})

afterAll(async () => {
  for (const drop of drops) await drop()
  await rm(folder, { force: true, recursive: true })
})

test('default: a backup of one database fills another', async () => {
  const [one, two] = [await createEnvironment(), await createEnvironment()]
  for (const id of ['shop', 'game']) await add(one, id)
  const file = join(folder, 'default.backup')
  await backup({ environment: one, file, print })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await restore({ environment: two, file, print })
  expect(await list(two)).toBe(await list(one))
  expect(printed).toContain('shop')
  await expect(restore({ environment: two, file, print })).rejects.toThrow(
    'The database has records',
  )
})

test('behavior: projects are added, changed and removed', async () => {
  const environment = await createEnvironment()
  expect(await list(environment)).toBe('There are no projects.\n')
  const edit = (words: string[], name?: string, origins = ['https://a.test']) =>
    editProjects({ environment, name, origin: origins, print, words })
  await expect(edit(['add', 'shop'], 'Shop')).rejects.toThrow(
    '--custody: Choose how wallets are kept',
  )
  await editProjects({
    ...{ custody: 'device', environment, name: 'Shop', print },
    ...{ origin: ['https://a.test'], words: ['add', 'shop'] },
  })
  await edit(['add', 'shop'], undefined, ['https://*.b.test', 'https://c.test'])
  expect(printed).toContain('Added shop\nChanged shop\n')
  expect(await list(environment)).toBe(
    'shop\tShop\tdevice\thttps://*.b.test https://c.test\n',
  )
  const keep = (custody: string) =>
    editProjects({
      ...{ custody, environment, print, words: ['add', 'shop'] },
      origin: ['https://a.test'],
    })
  await keep('code')
  await edit(['add', 'shop'])
  expect(await list(environment)).toBe('shop\tShop\tcode\thttps://a.test\n')
  // Its frame would make other accounts.
  await expect(keep('device')).rejects.toThrow('cannot go back to one device')
  await edit(['remove', 'shop'])
  expect(await list(environment)).toBe('There are no projects.\n')
  await expect(edit(['remove', 'shop'])).rejects.toThrow('There is no project')
})

test('error: a file that is cut off or no backup restores nothing', async () => {
  const [one, two] = [await createEnvironment(), await createEnvironment()]
  await add(one, 'shop')
  const file = join(folder, 'cut.backup')
  await backup({ environment: one, file, print })
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const run = async (text: string) => {
    await writeFile(file, text)
    return restore({ environment: two, file, print })
  }
  await expect(run(lines.slice(0, -1).join('\n'))).rejects.toThrow('is cut off')
  const without = [lines[0], lines.at(-1)].join('\n')
  await expect(run(without)).rejects.toThrow('is cut off')
  await expect(run(`{}\n${lines.join('\n')}`)).rejects.toThrow('is no backup')
  await expect(run(`${lines[0]}\nx\n`)).rejects.toThrow('line 2 is no record')
  expect(await list(two)).toBe('There are no projects.\n')
  await run(lines.join('\n'))
  expect(await list(two)).toContain('shop')
})

test('behavior: a user is found, exported and deleted', async () => {
  const environment = await createEnvironment()
  const database = await openPostgres({ url: environment.DATABASE_URL })
  const { sessions, users } = createSqlStore(database)
  const nothing = { update: undefined, userName: undefined }
  const [one, two] = [toUserId('one@a.test'), toUserId('two@a.test')]
  for (const [id, email] of [
    [one, 'one@a.test'],
    [two, 'two@a.test'],
  ] as const) {
    await users.set(id, { ...nothing, email, id })
    const times = { createdAt: 1, usedAt: 1 }
    await sessions.set(id, { ...times, deviceId: 'd', userId: id })
  }
  const run = async (words: string[], isSure = false) => {
    printed = ''
    await editUsers({ environment, isSure, print, words })
    return printed
  }
  expect(await run(['find', 'one@a.test'])).toBe(`${one}\n`)
  expect(await run(['find', 'nobody@a.test'])).toBe('No such user.\n')
  expect(JSON.parse(await run(['export', 'one@a.test']))).toMatchObject({
    records: { sessions: [{ deviceId: 'd' }], users: [{ id: one }] },
    userId: one,
  })
  await expect(run(['delete', one])).rejects.toThrow(
    `sessions 1, users 1 of user ${one} would be deleted`,
  )
  expect(await users.get(one)).toBeDefined()
  expect(await run(['delete', one], true)).toBe(
    `Deleted sessions 1, users 1 of ${one}\n`,
  )
  expect((await users.find()).map(([id]) => id)).toEqual([two])
  expect((await sessions.find()).map(([id]) => id)).toEqual([two])
  await expect(run(['delete', one], true)).rejects.toThrow('There is no user')
  for (const words of [[], ['delete'], ['drop', two], ['find', 'a', 'b']])
    await expect(run(words)).rejects.toThrow('users takes find, export')
  await database.close()
})

test('behavior: a rotated database takes the new key only', async () => {
  const old = await createEnvironment()
  const checkOne = async (environment: Record<string, string>) => {
    printed = ''
    // Nodes and the frame page are not there.
    await check({ environment, print }).catch(() => undefined)
    return printed
  }
  expect(await checkOne(old)).toContain('ok   database: postgres')
  const other = { ...old, MASTER_KEY: keys[1] }
  expect(await checkOne(other)).toContain('FAIL database: MASTER_KEY is not')
  await expect(rotateKey({ environment: other, print })).rejects.toThrow(
    'OLD_MASTER_KEY is missing',
  )
  const both = { ...other, OLD_MASTER_KEY: keys[0] }
  expect(await checkOne(both)).toContain('ok   database')
  await rotateKey({ environment: both, print })
  expect(printed).toContain('Sealed the shares of 0 wallets')
  expect(await checkOne(other)).toContain('ok   database')
  expect(await checkOne(old)).toContain('FAIL database: MASTER_KEY is not')
})

test('error: check names what does not answer, without secrets', async () => {
  const environment = await createEnvironment()
  printed = ''
  await expect(
    check({
      environment: {
        ...environment,
        DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none',
        MAIL_FROM: 'login@wallet.example',
        RPC_URLS: '1=http://127.0.0.1:1/secret',
        SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
      },
      print,
    }),
  ).rejects.toThrow(/^\d of 5 failed$/)
  expect(printed).toContain('FAIL database: ')
  expect(printed).toContain('FAIL mail: ')
  expect(printed).toContain('FAIL chain eip155:1: ')
  expect(printed).not.toContain('secret')
})
