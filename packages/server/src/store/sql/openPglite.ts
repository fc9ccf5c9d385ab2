import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createTurns } from '../createTurns.js'
import { StoreError } from '../findOutage.js'
import { createProbe } from './createProbe.js'
import type { Database, Query } from './database.js'
import { findSnapshot } from './findSnapshot.js'
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
  const { dataDir, snapshot } = parameters
  if (dataDir) await makeFolder(dataDir)
  const release = dataDir && (await lockFolder(dataDir))
  try {
    const client = await create(dataDir && `${dataDir}/pglite`, snapshot)
    const sql = drizzle({ client })
    await migrate(sql, migrations)
    const query: Query = async (text, values) => {
      const { rows } = await client
        .query<Record<string, unknown>>(text, [...values])
        .catch((error: unknown) => {
          throw toStoreError(error)
        })
      return rows
    }
    return {
      kind: 'pglite',
      sql,
      lock: createTurns(),
      ...{ query, queryLoosely: query },
      ping: createProbe(sql),
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

/** What it throws of its disk is no `Error`. */
function toStoreError(cause: unknown) {
  const { code, message = 'The database failed.' } = Object(cause)
  return Object.assign(new StoreError(String(message), { cause }), { code })
}

/** What it throws of the file system is no `Error`, and has no message. */
async function create(dataDir: string | undefined, given: string | undefined) {
  try {
    const isNew = !dataDir || !existsSync(`${dataDir}/PG_VERSION`)
    const snapshot = isNew ? (given ?? (await findSnapshot())) : undefined
    if (!snapshot || !existsSync(snapshot)) return await PGlite.create(dataDir)
    const type = 'application/x-gzip'
    const loadDataDir = new Blob([await readFile(snapshot)], { type })
    return await PGlite.create({ loadDataDir, ...(dataDir && { dataDir }) })
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
    /**
     * Packed empty database that a new one begins with. Default: that of
     * `findSnapshot`.
     */
    snapshot?: string | undefined
  }
}
