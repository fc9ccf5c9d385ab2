// A process of its own: replaces globals of the page.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acquireLock, holdLock, isLockHeld } from '../../payments/locks.js'
import { copyText, getPaste } from './clipboard.js'
import { createId } from './createId.js'
import { getLocks } from './getLocks.js'
import { getSubtle } from './getSubtle.js'
import { isSecurePage } from './isSecurePage.js'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const v4 =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('createId', () => {
  test('default', () => {
    expect(createId()).toMatch(v4)
  })

  test('behavior: without HTTPS it is a random UUID as well', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', {
      getRandomValues: crypto.getRandomValues.bind(crypto),
    })
    const ids = Array.from({ length: 200 }, createId)
    for (const id of ids) expect(id).toMatch(v4)
    expect(new Set(ids).size).toBe(200)
  })
})

describe('isSecurePage', () => {
  test('default', () => {
    vi.stubGlobal('isSecureContext', undefined)
    expect(isSecurePage()).toBe(true)
    vi.stubGlobal('isSecureContext', true)
    expect(isSecurePage()).toBe(true)
    vi.stubGlobal('isSecureContext', false)
    expect(isSecurePage()).toBe(false)
  })
})

test('behavior: getSubtle is undefined without HTTPS', () => {
  vi.stubGlobal('crypto', {})
  expect(getSubtle()).toBeUndefined()
})

describe('getLocks', () => {
  const refuse = () => {
    throw new DOMException('Access denied', 'SecurityError')
  }
  const blocked = {
    'no locks': {},
    'locks that throw': { locks: { query: refuse, request: refuse } },
    'locks that reject': {
      locks: { query: async () => refuse(), request: async () => refuse() },
    },
    'locks that throw when read': {
      get locks() {
        return refuse()
      },
    },
  }

  test.each(Object.entries(blocked))('behavior: %s', async (_name, value) => {
    vi.stubGlobal('navigator', value)
    await expect(
      getLocks()?.request('a', {}, async () => {}) ?? Promise.reject(),
    ).rejects.not.toBeInstanceOf(TypeError)
    expect(() => holdLock('a')()).not.toThrow()
    expect(await isLockHeld('a')).toBe(false)
    const error = () => new Error('held')
    expect(await acquireLock('a', { error })).toBeUndefined()
  })
})

describe('copyText', () => {
  const execCommand = vi.fn<(command: string) => boolean>()
  let copied: string | undefined

  beforeEach(() => {
    copied = undefined
    execCommand.mockImplementation(() => {
      const field = document.querySelector('textarea')
      copied = field?.value
      return true
    })
    Object.assign(document, { execCommand })
  })

  test('default', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await copyText('0x1')
    expect(writeText).toHaveBeenCalledWith('0x1')
    expect(copied).toBeUndefined()
  })

  test('behavior: without HTTPS it copies a selection in the open dialog', async () => {
    vi.stubGlobal('navigator', {})
    const dialog = document.createElement('dialog')
    const button = document.createElement('button')
    dialog.append(button)
    document.body.append(dialog)
    button.focus()
    let place: Element | null | undefined
    execCommand.mockImplementation(() => {
      place = document.querySelector('textarea')?.parentElement
      return true
    })
    await copyText('0x1')
    // Everything else is inert.
    expect(place).toBe(dialog)
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test('behavior: the permission is denied', async () => {
    const writeText = () => Promise.reject(new Error('denied'))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await copyText('0x1')
    expect(copied).toBe('0x1')
  })

  test('error: the browser copies nothing', async () => {
    execCommand.mockReturnValue(false)
    vi.stubGlobal('navigator', {})
    await expect(copyText('0x1')).rejects.toThrow('Not copied')
    const writeText = () => Promise.reject(new Error('denied'))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await expect(copyText('0x1')).rejects.toThrow('denied')
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('getPaste', () => {
  test('default', async () => {
    vi.stubGlobal('navigator', { clipboard: { readText: async () => '0x1' } })
    expect(await getPaste()?.()).toBe('0x1')
    const readText = () => Promise.reject(new Error('denied'))
    vi.stubGlobal('navigator', { clipboard: { readText } })
    expect(await getPaste()?.()).toBeUndefined()
  })

  test('behavior: not without HTTPS', () => {
    vi.stubGlobal('navigator', {})
    expect(getPaste()).toBeUndefined()
  })
})
