// @vitest-environment node
// A process of its own: it holds a database in memory.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSnapshot } from '../../../writeSnapshot.js'
import { createSqlStore } from './createSqlStore.js'
import { openPglite } from './openPglite.js'

test('default: a new folder begins with the snapshot, an old one does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-snapshot-'))
  const snapshot = join(folder, 'pglite.tgz')
  await writeSnapshot(snapshot)
  const dataDir = join(folder, 'data')
  const identity = { provider: 'p', userId: 'u' }
  const one = await openPglite({ dataDir, snapshot })
  await createSqlStore(one).identities.set('one', identity)
  await one.close()
  expect(existsSync(join(dataDir, 'pglite/PG_VERSION'))).toBe(true)
  const two = await openPglite({ dataDir, snapshot })
  expect(await createSqlStore(two).identities.get('one')).toEqual(identity)
  await two.close()
  await rm(folder, { recursive: true })
}, 240_000)
