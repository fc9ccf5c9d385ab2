// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { lockFolder } from './lockFolder.js'

const folders: string[] = []

async function makeFolder(name = 'lock') {
  const folder = await mkdtemp(join(tmpdir(), `latchkey-${name}-`))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0))
    await rm(folder, { force: true, recursive: true })
})

test('default', async () => {
  const folder = await makeFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process')
  await release()
  const releaseAgain = await lockFolder(folder)
  await releaseAgain()
})

test('behavior: folders with long names are locked too', async () => {
  const folder = await makeFolder('x'.repeat(120))
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process')
  await release()
})

test('error: a folder that cannot be written', async () => {
  // The message of a port would lead astray.
  await expect(lockFolder('/proc/self')).rejects.toThrow(
    /^\/proc\/self cannot be written \(E[A-Z]+\)$/,
  )
})

/** Leaves the socket of a process that was killed. */
async function leaveStale(folder: string) {
  const path = JSON.stringify(join(folder, 'lock.sock'))
  const holder = spawn(process.execPath, [
    '-e',
    `require('node:net').createServer((s) => s.destroy())
      .listen(${path}, () => console.log('listening'))`,
  ])
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}

test('behavior: a killed process leaves no lock', async () => {
  const folder = await makeFolder()
  await leaveStale(folder)
  const release = await lockFolder(folder)
  await release()
})

test('error: of those that find the lock of a killed process, one gets it', async () => {
  const folder = await makeFolder()
  for (let round = 0; round < 10; round++) {
    await leaveStale(folder)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder)),
    )
    const held = tries.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    )
    expect(held).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected')
        expect(one.reason.message).toContain('in use by another process')
    for (const release of held) await release()
  }
  expect(await readdir(folder)).toEqual([])
})
