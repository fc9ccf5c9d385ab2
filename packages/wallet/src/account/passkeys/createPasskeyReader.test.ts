import { describe, expect, test, vi } from 'vitest'
import { createPasskeyReader } from './createPasskeyReader.js'

const user = { email: 'a@b.co', publicId: 'p', token: 't', userId: 'u' }
const away = async () => {
  throw new Error('away')
}

function setup(readRecovery?: () => Promise<readonly string[]>) {
  const passkey = { createdAt: 1, name: 'Phone', usedAt: 1 }
  const list = vi.fn(async () => ({
    isOffered: false,
    passkeys: [
      { ...passkey, id: 'login' },
      { ...passkey, id: 'both' },
    ],
  }))
  const read = createPasskeyReader({
    ...{ auth: { list }, getApp: () => 'https://app.example' },
    ...{ projectId: 'p', readRecovery },
  })
  return { list, read: () => read(user) }
}

describe('createPasskeyReader', () => {
  test('default: what signs the user in', async () => {
    const { list, read } = setup()
    expect(await read()).toEqual(['login', 'both'])
    expect(list).toHaveBeenCalledWith(
      { app: 'https://app.example', projectId: 'p' },
      't',
    )
  })

  test('param: readRecovery', async () => {
    const { read } = setup(async () => ['recovery', 'both'])
    expect(await read()).toEqual(['recovery', 'both', 'login'])
  })

  test('error: a list that cannot be read is not taken as empty', async () => {
    await expect(setup(away).read()).rejects.toThrow('away')
    const { list, read } = setup(async () => ['recovery'])
    list.mockImplementationOnce(away)
    await expect(read()).rejects.toThrow('away')
  })
})
