import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** Creates an empty database in the cluster of `npm run test:postgres`. */
export async function createDatabase(): Promise<{
  url: string
  drop(): Promise<void>
  /** Refuses new connections and ends the others, as an outage does. */
  away(): Promise<void>
  back(): Promise<void>
}> {
  const cluster = process.env.LATCHKEY_TEST_DATABASE_URL
  if (!cluster) throw new Error('Run npm run test:postgres.')
  const name = `latchkey_${randomBytes(8).toString('hex')}`
  await execute(cluster, `create database ${name}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async away() {
      await execute(cluster, `alter database ${name} allow_connections false`)
      await execute(
        cluster,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = '${name}'`,
      )
    },
    back: () =>
      execute(cluster, `alter database ${name} allow_connections true`),
    drop: () => execute(cluster, `drop database ${name} with (force)`),
  }
}

async function execute(url: string, statement: string) {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
