// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup } from './backup.js'

test('error: the file of another backup stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-backup-'))
  const file = join(folder, 'latchkey.backup')
  await writeFile(file, 'the only one')
  // Nobody listens there.
  const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  await expect(backup({ environment, file })).rejects.toMatchObject({
    faults: [`${file} exists; name another file`],
  })
  expect(await readFile(file, 'utf8')).toBe('the only one')
  await rm(folder, { recursive: true })
})
