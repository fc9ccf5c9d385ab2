import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createTurns } from '../createTurns.js'
import type { Database } from './database.js'
import { lockFolder } from './lockFolder.js'
import { migrations } from './migrations.js'

/**
 * Opens an embedded Postgres, and migrates it. It is for trials: it does not
 * sync to disk, so a power loss may lose data.
 *
 * @throws Error when another process has the folder open
 */
export async function openPglite(
  parameters: openPglite.Parameters = {},
): Promise<Database> {
  const { dataDir } = parameters
  if (dataDir) await makeFolder(dataDir)
  const release = dataDir && (await lockFolder(dataDir))
  try {
    const client = await create(dataDir && `${dataDir}/pglite`)
    const sql = drizzle({ client })
    await migrate(sql, migrations)
    return {
      kind: 'pglite',
      sql,
      lock: createTurns(),
      async ping() {
        await client.query('select 1')
      },
      async close() {
        await client.close()
        if (release) await release()
      },
    }
  } catch (error) {
    if (release) await release()
    throw error
  }
}

/** What it throws of the file system is no `Error`, and has no message. */
async function create(dataDir: string | undefined) {
  try {
    return await PGlite.create(dataDir)
  } catch (cause) {
    if (cause instanceof Error) throw cause
    throw new Error(
      `${dataDir} cannot be written: the disk may be full or read-only`,
      { cause },
    )
  }
}

async function makeFolder(path: string) {
  await mkdir(path, { mode: 0o700, recursive: true }).catch((error) => {
    throw new Error(`${path} cannot be created (${error.code})`)
  })
}

export declare namespace openPglite {
  type Parameters = {
    /** Folder of the data, created when missing. Default: in memory. */
    dataDir?: string | undefined
  }
}
