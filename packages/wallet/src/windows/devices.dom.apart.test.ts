// A process of its own: it is the page of a window.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sealCopy } from '../account/copies/sealCopy.js'
import { sealText } from '../storage/sealText.js'
import { createIdb } from '../test/createIdb.js'

const code = '01234-56789-ABCDE-FGHJK-MNPQR-STVWX'
const { factory, records } = createIdb()

type Port = {
  onmessage: ((event: { data: unknown }) => void) | null
  postMessage(data: unknown): void
}

/** Passes messages as they are: this DOM cannot clone a key. */
class Channel {
  port1 = createPort(() => this.port2)
  port2: Port = createPort(() => this.port1)
}

function createPort(getOther: () => Port): Port {
  return {
    onmessage: null,
    postMessage: (data) =>
      queueMicrotask(() => getOther().onmessage?.({ data })),
  }
}

// Without a root it does nothing; the first import takes longest.
beforeAll(() => import('./devices.js'), 60_000)
beforeEach(() => {
  vi.resetModules()
  records.clear()
  vi.stubGlobal('indexedDB', factory)
  vi.stubGlobal('MessageChannel', Channel)
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const find = <element extends HTMLElement>(testid: string) =>
  document.querySelector<element>(`[data-testid=${testid}]`)

async function seal() {
  const key = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const vaultKey = { key, origin: location.origin }
  return sealCopy({
    deviceId: 'device-1',
    kept: {
      addresses: { evm: '0x1', solana: 'S' },
      hasPhrase: true,
      setId: 'set-1',
      share: await sealText(vaultKey, 'share', 'device share'),
    },
    userId: 'ann',
    vaultKey,
  })
}

/** Opens the page over a frame; without a copy the frame ignores its question. */
async function open(copy?: object) {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    greet: { accounts: [], hasPhrase: true, locale: 'en' },
    devices: {
      deleteAt: null,
      devices: [{ id: 'a', isThis: true, name: 'Chrome', usedAt: 1 }],
      freshForMs: 600_000,
      methods: [{ method: 'code', salt: 'c2FsdA==' }],
    },
    passkeys: { isOffered: false, passkeys: [] },
    draft: { account: 'ann', code, salt: 'c2FsdA==', userId: 'ann' },
    'confirm-code': undefined,
    ...(copy && { copy }),
  }
  const frame = {
    postMessage(_: unknown, __: string, [port]: [Port]) {
      port.onmessage = ({ data }) => {
        const { id, type } = data as { id: number; type: string }
        asked.push(type)
        if (type in answers) port.postMessage({ id, value: answers[type] })
      }
    },
  }
  vi.stubGlobal('opener', Object.assign([frame], { closed: false }))
  await import('./devices.js')
  await vi.waitFor(() => expect(find('device')).not.toBe(null), 10_000)
  return { asked }
}

async function click(testid: string) {
  await vi.waitFor(() => expect(find(testid)).not.toBe(null))
  find(testid)?.click()
}

test('default: shows the devices, and keeps the copy', async () => {
  const copy = await seal()
  const { asked } = await open(copy)
  await vi.waitFor(() => expect(records.get('copy:ann')).toBe(copy))
  expect(asked).toEqual([
    ...['greet', 'devices', 'account', 'earlier', 'passkeys', 'mfa', 'copy'],
  ])
})

test('behavior: an earlier frame gives no copy, and blocks neither the list nor a change', async () => {
  const { asked } = await open()
  await click('devices-new-code')
  await click('devices-saved')
  await vi.waitFor(() => expect(find('recovery-input')).not.toBe(null))
  Object.assign(find('recovery-input') ?? {}, { value: code })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  find('devices-confirm')?.click()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(document.body.textContent).toContain('Your recovery was changed.')
  expect(asked.filter((type) => type === 'copy')).toHaveLength(2)
})
