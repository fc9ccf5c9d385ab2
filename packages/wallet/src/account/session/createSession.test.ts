import { describe, expect, test, vi } from 'vitest'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createSession } from './createSession.js'

const data = { token: 'secret-token', userId: 'user-1', email: 'a@b.org' }

async function setup(isAlive = async (_token: string) => true) {
  const database = await createDatabase()
  const vault = await createVault({ database, origin: 'http://wallet.test' })
  const onChange = vi.fn()
  const parts = { auth: { isAlive }, database, vault }
  return { parts, onChange, session: createSession({ ...parts, onChange }) }
}

describe('createSession', () => {
  test('default', async () => {
    const { onChange, session } = await setup()
    expect(await session.read()).toBeUndefined()
    const written = await session.write(data)
    expect(await session.read()).toEqual(written)
    expect(written.publicId).not.toContain('secret')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(written)
  })

  test('behavior: another page of the same storage sees it', async () => {
    const { parts, session } = await setup()
    const other = createSession({ ...parts, onChange: () => {} })
    await session.write(data)
    expect(await other.read()).toMatchObject(data)
    await session.clear()
    expect(await other.read()).toBeUndefined()
  })

  test('behavior: the token is not stored in the clear', async () => {
    const { parts, session } = await setup()
    await session.write(data)
    const record = (await parts.database.get('session')) as {
      data: ArrayBuffer
    }
    expect(new TextDecoder().decode(record.data)).not.toContain('secret')
  })

  test('behavior: verify forgets a session that the server has revoked', async () => {
    const { onChange, session } = await setup(async () => false)
    await session.write(data)
    expect(await session.verify()).toBeUndefined()
    expect(await session.read()).toBeUndefined()
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })

  test('behavior: verify keeps it while the server is away', async () => {
    const { session } = await setup(async () => {
      throw new Error('away')
    })
    await session.write(data)
    expect(await session.verify()).toMatchObject(data)
  })

  test('behavior: a late no does not end a newer session', async () => {
    let answer = (_isAlive: boolean) => {}
    const isAlive = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve
        }),
    )
    const { session } = await setup(isAlive)
    await session.write(data)
    const verified = session.verify()
    await vi.waitFor(() => expect(isAlive).toHaveBeenCalled())
    await session.write({ ...data, token: 'newer' })
    answer(false)
    await verified
    expect(await session.read()).toMatchObject({ token: 'newer' })
  })

  test('behavior: clearing nothing tells nobody', async () => {
    const { onChange, session } = await setup()
    await session.clear()
    expect(onChange).not.toHaveBeenCalled()
  })
})
