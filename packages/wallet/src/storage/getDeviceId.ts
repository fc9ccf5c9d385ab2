import type { Database } from './createDatabase.js'

const NAME = 'device-id'

/** Random id of this device at this origin, made on first use. */
export async function getDeviceId(database: Database): Promise<string> {
  const id = await database.setOnce(NAME, crypto.randomUUID())
  return String(id)
}

/** Gives this page the id that it had before its memory went. */
export async function restoreDeviceId(
  database: Database,
  id: string,
): Promise<void> {
  await database.set(NAME, id)
}
