// @vitest-environment node
import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMasterKey } from './loadMasterKey.js'

const hex = 'ab'.repeat(32)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-key-'))
})
afterAll(() => rm(folder, { force: true, recursive: true }))

test('default: a file is created once, for its owner only', async () => {
  const path = join(folder, 'new', 'master.key')
  const key = await loadMasterKey({ kind: 'file', path })
  expect(key).toHaveLength(32)
  expect(await loadMasterKey({ kind: 'file', path })).toEqual(key)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await readFile(path, 'utf8')).trim()).toBe(key.toString('hex'))
})

test('behavior: of processes that start at once, all get the same key', async () => {
  const path = join(folder, 'shared', 'master.key')
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => loadMasterKey({ kind: 'file', path })),
  )
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  // Nothing that was begun is left, and it may be a secret.
  expect(await readdir(join(folder, 'shared'))).toEqual(['master.key'])
})

test('error: a folder that cannot be written', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const place of [file, join(file, 'data')])
    await expect(
      loadMasterKey({ kind: 'file', path: join(place, 'master.key') }),
    ).rejects.toThrow(/master(\.| )key cannot be (read|written)/)
})

test('param: command', async () => {
  const source = { kind: 'command', command: `echo ${hex}` } as const
  expect((await loadMasterKey(source)).toString('hex')).toBe(hex)
})

test('error: a command that fails is not repeated in the message', async () => {
  const command = 'echo secret; echo secret >&2; exit 3'
  await expect(loadMasterKey({ kind: 'command', command })).rejects.toThrow(
    /^MASTER_KEY_COMMAND failed \(3\)$/,
  )
})

test('error: no key', async () => {
  const source = { kind: 'command', command: 'echo secret' } as const
  await expect(loadMasterKey(source)).rejects.toThrow(
    /^MASTER_KEY_COMMAND does not print 32 bytes in hex or base64$/,
  )
  const path = join(folder, 'wrong.key')
  await writeFile(path, 'wrong')
  await expect(loadMasterKey({ kind: 'file', path })).rejects.toThrow(
    'holds no master key',
  )
})
