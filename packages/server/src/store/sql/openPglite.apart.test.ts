// @vitest-environment node
// A process of its own: it holds a database in memory.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSnapshot } from '../../../writeSnapshot.js'
import { createSqlStore } from './createSqlStore.js'
import { findSnapshot } from './findSnapshot.js'
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

test('findSnapshot: is made once, and none where it cannot be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-snapshot-'))
  const script = join(folder, 'write.mjs')
  const missing = await findSnapshot({ folder, script })
  expect(missing).toBe(undefined)
  const write = (text: string) => writeFile(script, text)
  await write('export async function writeSnapshot() { throw new Error() }')
  expect(await findSnapshot({ folder, script })).toBe(undefined)
  expect(await readdir(folder)).toEqual(['write.mjs'])
  await write(
    `import { appendFileSync } from 'node:fs'
    export const writeSnapshot = async (path) => appendFileSync(path, 'one')`,
  )
  const paths = await Promise.all(
    Array.from({ length: 2 }, () => findSnapshot({ folder, script })),
  )
  expect(new Set(paths).size).toBe(1)
  expect(await findSnapshot({ folder, script })).toBe(paths[0])
  expect(await readdir(folder)).toHaveLength(2)
  await rm(folder, { recursive: true })
}, 60_000)
