import { describe, expect, test } from 'vitest'
import { createDisk } from '../../../test/setup/pairing/createPairingPage.js'
import { createSdkStorage } from './createSdkStorage.js'

const prefix = 'latchkey.wc.id.'

describe('createSdkStorage', () => {
  test('default', async () => {
    const disk = createDisk()
    const storage = createSdkStorage({ storage: disk, prefix })
    await storage.setItem('a', [{ topic: '1' }])
    expect(disk.items.get(`${prefix}a`)).toBe('[{"topic":"1"}]')
    expect(await storage.getItem('a')).toEqual([{ topic: '1' }])
    expect(await storage.getKeys()).toEqual(['a'])
    expect(await storage.getEntries()).toEqual([['a', [{ topic: '1' }]]])
    await storage.removeItem('a')
    expect(await storage.getItem('a')).toBeUndefined()
    expect(disk.items.size).toBe(0)
  })

  test('param: prefix: other keys are not touched', async () => {
    const disk = createDisk()
    disk.setItem('other', '1')
    const storage = createSdkStorage({ storage: disk, prefix })
    await storage.setItem('a', 1)
    storage.clear()
    expect([...disk.items]).toEqual([['other', '1']])
  })

  test('param: prefix: finds its keys among others', async () => {
    const disk = createDisk()
    const storage = createSdkStorage({
      storage: Object.assign(disk, {
        key: (index: number) => [...disk.items.keys()][index] ?? null,
        length: 3,
      }),
      prefix,
    })
    disk.setItem(`${prefix}a`, '1')
    disk.setItem('latchkey.wc.od.b', '1')
    const late = createSdkStorage({ storage: disk, prefix: 'latchkey.wc.od.' })
    await late.setItem('a', 2)
    expect(await storage.getKeys()).toEqual(['a'])
    storage.clear()
    expect(disk.items.has(`${prefix}a`)).toBe(false)
    expect(disk.items.has('latchkey.wc.od.b')).toBe(true)
  })

  test.each(['getItem', 'setItem'] as const)(
    'behavior: %s throws',
    async (method) => {
      const disk = createDisk()
      const storage = createSdkStorage({
        storage: {
          ...disk,
          [method]() {
            throw new Error('blocked')
          },
        },
        prefix,
      })
      await storage.setItem('a', { b: 1 })
      await storage.removeItem('b')
      expect(await storage.getItem('a')).toEqual({ b: 1 })
      expect(await storage.getItem('b')).toBeUndefined()
    },
  )

  test.each([
    ['{', undefined],
    ['null', undefined],
    ['[1,null,"x",{"topic":"1"}]', [{ topic: '1' }]],
  ])('behavior: junk %s', async (text, value) => {
    const disk = createDisk()
    disk.setItem(`${prefix}a`, text)
    const storage = createSdkStorage({ storage: disk, prefix })
    expect(await storage.getItem('a')).toEqual(value)
  })

  test('behavior: values that JSON cannot hold', async () => {
    const storage = createSdkStorage({ storage: createDisk(), prefix })
    await storage.setItem('a', 1n)
    expect(await storage.getItem('a')).toBeUndefined()
  })

  test('behavior: writes nothing once closed', async () => {
    const disk = createDisk()
    const storage = createSdkStorage({ storage: disk, prefix })
    storage.close()
    await storage.setItem('a', 1)
    expect(disk.items.size).toBe(0)
  })
})
