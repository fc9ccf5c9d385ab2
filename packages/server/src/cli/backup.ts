import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { ConfigError } from '../config/ConfigError.js'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../server/openDatabase.js'
import { backupRecords } from '../store/sql/backupRecords.js'
import { backupFormat } from './backupFormat.js'

/**
 * Writes all records into a file, as lines of JSON. What is sealed with the
 * master key stays sealed.
 *
 * @throws ConfigError when the file exists
 */
export async function backup(parameters: backup.Parameters): Promise<void> {
  const { environment, file } = parameters
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  const config = readConfig(environment)
  // Another backup may be the only one of its database.
  if (existsSync(file))
    throw new ConfigError([`${file} exists; name another file`])
  const database = await openDatabase(config)
  const unfinished = `${file}.unfinished`
  try {
    const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })
    // Rejects when the file exists or cannot be written.
    const written = finished(output)
    written.catch(() => undefined)
    let count = 0
    const write = async (value: unknown) => {
      if (!output.write(`${JSON.stringify(value)}\n`))
        await Promise.race([
          new Promise<void>((resolve) => output.once('drain', () => resolve())),
          written,
        ])
    }
    await write(backupFormat)
    await backupRecords({
      sql: database.sql,
      async take(page) {
        for (const record of page) await write(record)
        count += page.length
      },
    })
    await write({ count })
    output.end()
    await written
    await rename(unfinished, file)
    print(`Wrote ${count} records to ${file}\n`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      await rm(unfinished, { force: true })
    throw error
  } finally {
    await database.close()
  }
}

export declare namespace backup {
  type Parameters = {
    environment: Record<string, string | undefined>
    file: string
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
  }
}
