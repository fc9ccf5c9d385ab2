import type { Database } from './createDatabase.js'

/** Random id of this device at this origin, made on first use. */
export async function getDeviceId(database: Database): Promise<string> {
  const id = await database.setOnce('device-id', crypto.randomUUID())
  return String(id)
}
