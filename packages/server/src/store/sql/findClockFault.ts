import { sql as raw } from 'drizzle-orm'
import type { Sql } from './database.js'

/** Cooldowns and lives of codes are off by as much, between two instances. */
const CLOCK_OFF_MAX_MS = 10_000

/**
 * Says how far the clock of this machine is off that of the database, which
 * all instances share; `undefined` when they agree.
 */
export async function findClockFault(parameters: {
  now(): number
  sql: Sql
}): Promise<string | undefined> {
  const { now, sql } = parameters
  const before = now()
  const [found] = await sql
    .select({ at: raw<string>`extract(epoch from clock_timestamp()) * 1000` })
    .from(raw`(select 1) as one`)
  // Half of the way was there, half was back.
  const aheadMs = (before + now()) / 2 - Number(found?.at)
  if (Math.abs(aheadMs) <= CLOCK_OFF_MAX_MS) return undefined
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  const side = aheadMs > 0 ? 'ahead of' : 'behind'
  return `the clock of this machine is ${seconds} s ${side} that of the database`
}
