// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Store } from '../store/store.js'
import { editUsers } from './editUsers.js'

test('default: the factors of a user go, after --yes', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'latchkey-mfa-'))
  const environment = { DATA_DIR: dir }
  async function open<result>(run: (store: Store) => Promise<result>) {
    const database = await openDatabase(readConfig(environment))
    try {
      return await run(createSqlStore(database))
    } finally {
      await database.close()
    }
  }
  const email = 'ada@example.org'
  const none = { backup: [], devices: [], draft: undefined, failures: [] }
  const factors = { ...none, proofs: [], totp: undefined }
  await open(async (store) => {
    const user = { email, id: 'ada', update: undefined, userName: undefined }
    await store.users.set('ada', user)
    await store.factors.set('ada', factors)
    await store.factors.set('bob', factors)
  })
  const printed: string[] = []
  const reset = (isSure: boolean) =>
    editUsers({
      ...{ environment, isSure, words: ['reset-mfa', email] },
      print: (text) => printed.push(text),
    })
  await expect(reset(false)).rejects.toThrow('add --yes')
  const list = () =>
    open(async ({ factors }) => (await factors.find()).map(([id]) => id))
  expect(await list()).toEqual(['ada', 'bob'])
  await reset(true)
  expect(printed).toEqual(['Removed the second factors of ada\n'])
  expect(await list()).toEqual(['bob'])
  await rm(dir, { recursive: true })
})
