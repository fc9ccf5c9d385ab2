import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { ConfigError } from '../config/ConfigError.js'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../server/openDatabase.js'
import type { BackupRecord } from '../store/sql/backupRecords.js'
import { restoreRecords } from '../store/sql/restoreRecords.js'
import { backupFormat } from './backupFormat.js'

const PAGE = 500

const schemas = {
  first: z.object({
    format: z.literal(backupFormat.format),
    version: z.literal(backupFormat.version),
  }),
  last: z.strictObject({ count: z.number() }),
  record: z.strictObject({
    kind: z.string(),
    key: z.string(),
    data: z.record(z.string(), z.unknown()),
    expiresAt: z.nullable(z.number()),
  }),
}

/**
 * Fills an empty database from a backup, all or none; also to move from PGlite
 * to Postgres.
 *
 * @throws ConfigError when the file is no backup, or is cut off
 */
export async function restore(parameters: restore.Parameters): Promise<void> {
  const { environment, file } = parameters
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  const database = await openDatabase(readConfig(environment))
  let count = 0
  async function* toPages() {
    for await (const page of readPages(file)) {
      count += page.length
      yield page
    }
  }
  try {
    await restoreRecords({ pages: toPages(), sql: database.sql })
    print(`Restored ${count} records\n`)
  } finally {
    await database.close()
  }
}

export declare namespace restore {
  type Parameters = {
    environment: Record<string, string | undefined>
    file: string
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
  }
}

async function* readPages(file: string): AsyncGenerator<BackupRecord[]> {
  let [count, number] = [0, 0]
  let isComplete = false
  let page: BackupRecord[] = []
  const input = createReadStream(file)
  for await (const line of createInterface({ crlfDelay: 1_000, input })) {
    number++
    const value = parse(line)
    if (number === 1) {
      if (!schemas.first.safeParse(value).success)
        throw new ConfigError([`${file} is no backup of this server`])
      continue
    }
    const last = schemas.last.safeParse(value)
    isComplete = last.success && last.data.count === count
    if (last.success) continue
    const { data } = schemas.record.safeParse(value)
    if (!data) throw new ConfigError([`${file}: line ${number} is no record`])
    page.push(data)
    count++
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (!isComplete) throw new ConfigError([`${file} is cut off`])
  if (page.length > 0) yield page
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
