export { createSqlStore } from '../store/sql/createSqlStore.js'
export type { Database } from '../store/sql/database.js'
export { openPglite } from '../store/sql/openPglite.js'
export { openPostgres } from '../store/sql/openPostgres.js'
