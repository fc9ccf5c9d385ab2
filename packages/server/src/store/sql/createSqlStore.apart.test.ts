// @vitest-environment node
// A process of its own: an embedded Postgres takes much memory.
import { describeStore } from '../../../test/describeStore.js'
import { createSqlStore } from './createSqlStore.js'
import { openPglite } from './openPglite.js'

describeStore('createSqlStore on PGlite', async () => {
  const database = await openPglite()
  return { store: createSqlStore(database), close: database.close }
})
