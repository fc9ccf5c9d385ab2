// @vitest-environment node
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { migrations } from '../store/sql/migrations.js'
import { upgrade } from './upgrade.js'

const key = (digit: string) => digit.repeat(64)

test('default: migrates the database, again too, with its master key only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-upgrade-'))
  const printed: string[] = []
  const run = (masterKey: string) =>
    upgrade({
      environment: { DATA_DIR: folder, MASTER_KEY: masterKey },
      print: (text) => void printed.push(text),
    })
  try {
    await run(key('a'))
    await run(key('a'))
    expect(printed).toEqual(
      Array(2).fill('The database has the schema of this version\n'),
    )
    await expect(run(key('b'))).rejects.toThrow()
    const client = await PGlite.create(`${folder}/pglite`)
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from latchkey_migrations',
    )
    await client.close()
    const files = readdirSync(migrations.migrationsFolder)
    expect(rows[0]?.count).toBe(
      files.filter((file) => file.endsWith('.sql')).length,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
  // Makes two databases of PGlite, which computes for seconds.
}, 120_000)
