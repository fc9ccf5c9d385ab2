import { describe, expect, test } from 'vitest'
import { createMail, type MailTopic } from './createMail.js'
import type { CustodyNews } from './describeNews.js'
import { en } from './languages/en.js'
import { type MailLanguage, mailLanguages } from './mailLanguages.js'

const app = 'https://shop.example'
const code = '123456'
const link = 'https://wallet.example/device/token'
const wallet = 'https://wallet.example'
const languages = Object.keys(mailLanguages) as MailLanguage[]
const topics: MailTopic[] = [
  { code, topic: 'login' },
  { code, topic: 'join' },
  { code, topic: 'leave' },
  { code, topic: 'confirm' },
  { code, topic: 'exports' },
  { link, topic: 'device' },
  { topic: 'taken' },
  { topic: 'changed' },
]
const at = Date.UTC(2027, 0, 15, 8)
const deleteAt = Date.UTC(2027, 0, 22, 8)
const events: CustodyNews[] = [
  { name: 'Firefox on Linux', type: 'device-added' },
  { name: 'Firefox on Linux', type: 'device-removed' },
  { method: 'code', type: 'recovery-changed' },
  { method: 'passkey', type: 'recovery-changed' },
  { deleteAt, type: 'deletion-asked' },
  { type: 'deletion-cancelled' },
]

test('default', () => {
  const mail = createMail({ app, code, topic: 'login', wallet })
  expect(mail.subject).toBe('shop.example asks you to sign in')
  expect(mail.text).toBe(
    [
      'shop.example asks you to sign in',
      '',
      'Your code: 123456',
      '',
      'It works once, for 10 minutes, on the device that asked for it.',
      'If it was not you, do nothing.',
      'Never tell this code to anyone: nobody who helps you needs it.',
      '',
      '@shop.example #123456',
    ].join('\n'),
  )
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.html).toContain('>123456</p>')
})

test('behavior: a key is exported in the window of the wallet', () => {
  const { subject, text } = createMail({ app, code, topic: 'exports', wallet })
  expect(subject).toBe('shop.example asks to export your private key')
  expect(text).toContain('the window of the wallet, at wallet.example.')
  expect(text.split('\n').at(-1)).toBe('@wallet.example #123456')
})

test('behavior: a new device is confirmed by a link', () => {
  const { html, text } = createMail({ app, link, topic: 'device', wallet })
  expect(text.split('\n')).toContain(link)
  expect(html).toContain(`<a href="${link}"`)
  expect(html?.match(/device\/token/g)).toHaveLength(1)
  expect(text).not.toMatch(/code/i)
})

test('param: appName is a claim beside the address', () => {
  const mail = createMail({ app, appName: 'The Shop', code, topic: 'login' })
  expect(mail.subject).toBe('The Shop (shop.example) asks you to sign in')
})

test('behavior: the mail names a new device', () => {
  const [news] = events as [CustodyNews]
  const appName = 'Shop'
  const mail = createMail({ app, appName, at, news, topic: 'custody', wallet })
  expect(mail.text).toBe(
    [
      'Your account was opened on a new device',
      '',
      'Device: Firefox on Linux',
      'When and where: 2027-01-15 08:00 UTC, Shop (shop.example)',
      '',
      'If it was not you, open “Devices and recovery” in the settings of your account, remove devices you do not know and make a new recovery code.',
      'Whoever did it may read your email, too: change its password.',
    ].join('\n'),
  )
  expect(mail.html).not.toContain('<a ')
})

test('behavior: the mail says until when the account can be kept', () => {
  const news = { deleteAt, type: 'deletion-asked' } as const
  const { subject, text } = createMail({ app, at, news, topic: 'custody' })
  expect(subject).toBe('Your account will be deleted')
  expect(text).toContain('After 2027-01-22 08:00 UTC, nobody can open it')
  expect(text).toContain('choose “Keep account”')
  expect(text).toContain('When and where: 2027-01-15 08:00 UTC, shop.example')
})

test.each([
  ['http://shop.example', 'http://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['https://b\u00fccher.example', 'xn--bcher-kva.example'],
])('behavior: %s is named %s', (origin, label) => {
  const { subject } = createMail({
    app: new URL(origin).origin,
    ...{ code, topic: 'login' },
  })
  expect(subject).toBe(`${label} asks you to sign in`)
})

describe('a hostile name', () => {
  test.each([
    ['lines', 'Shop\r\nBcc: eve@example.org', 'ShopBcc: eve@example.org'],
    ['other lines', 'Shop\u2028Bcc\u0085x', 'ShopBccx'],
    ['text that turns around', 'Shop\u202egnp.exe', 'Shopgnp.exe'],
    ['a placeholder', '{app}{wallet}$&', '{app}{wallet}$&'],
    ['length', 'x'.repeat(500), 'x'.repeat(64)],
    ['nothing', '\u200b\n', ''],
  ])('error: %s', (_, appName, shown) => {
    const { subject } = createMail({ app, appName, code, topic: 'login' })
    const asker = shown ? `${shown} (shop.example)` : 'shop.example'
    expect(subject).toBe(`${asker} asks you to sign in`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must be gone
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
  })

  test('error: markup', () => {
    const appName = '<img src=x onerror=alert(1)>"&'
    const { html } = createMail({ app, appName, code, topic: 'login' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })
})

describe('a hostile device', () => {
  const write = (name: string, language?: MailLanguage) =>
    createMail({
      ...{ app, at, language, wallet },
      news: { name, type: 'device-added' },
      topic: 'custody',
    })

  test.each([
    ['a link', 'Go to https://evil.example/x', 'Go to httpsevilexamplex'],
    ['an address', 'mail eve@evil.example', 'mail eveevilexample'],
    ['lines', 'Phone\r\nBcc: eve@x.example', 'PhoneBcc evexexample'],
    ['other lines', 'Phone\u2028second\u0085third', 'Phonesecondthird'],
    ['text that turns around', 'Phone\u202egnp\u2069', 'Phonegnp'],
    ['a phone number', 'Call 1 (800) 555-0199', 'Call () -'],
    ['a placeholder', '{app} {time}$&', 'app time'],
    ['length', 'x'.repeat(500), 'x'.repeat(64)],
    ['nothing that is seen', '\u200b\u3164\n', 'Unnamed device'],
    ['nothing', '', 'Unnamed device'],
  ])('error: %s', (_, name, shown) => {
    const { html, subject, text } = write(name)
    expect(subject).toBe('Your account was opened on a new device')
    expect(text.split('\n')[2]).toBe(`Device: ${shown}`)
    expect(html).toContain(`>Device: ${shown}</p>`)
  })

  test('behavior: names of other scripts, and short numbers', () => {
    expect(write('हिन्दी iPhone 15, 2').text).toContain('हिन्दी iPhone 15, 2')
  })

  test.each(languages)('error: markup in %s', (language) => {
    const { html, text } = write('<img src=x onerror=alert(1)>"&', language)
    expect(html).not.toContain('<img')
    expect(text).toContain('img srcx onerroralert(1)')
    expect(html?.match(/<a |href|https?:/g)).toBeNull()
    expect(html).toContain('name="format-detection" content="telephone=no')
  })
})

describe.each(languages)('%s', (language) => {
  const words = mailLanguages[language]

  test.each(topics)('behavior: $topic', (topic) => {
    const mail = createMail({
      ...topic,
      app,
      appName: 'Shop',
      language,
      wallet,
    })
    expect(mail.language).toBe(language)
    for (const text of [mail.subject, mail.text, mail.html ?? '']) {
      expect(text).not.toMatch(/\{\w+\}|undefined/)
      expect(text).not.toBe('')
    }
    if ('code' in topic) {
      expect(mail.subject).not.toContain(code)
      expect(mail.subject).toContain('Shop (shop.example)')
      expect(mail.html).toContain(`>${code}</p>`)
      const host = topic.topic === 'exports' ? 'wallet' : 'shop'
      expect(mail.text.split('\n').at(-1)).toBe(`@${host}.example #${code}`)
    }
    if ('link' in topic) expect(mail.text.split('\n')).toContain(link)
    const direction = ['ar', 'fa', 'he'].includes(language) ? 'rtl' : 'ltr'
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
  })

  test.each(events)('behavior: $type', (news) => {
    const mail = createMail({
      ...{ app, appName: 'Shop', at, language, news, wallet },
      topic: 'custody',
    })
    expect(mail.subject).not.toBe('')
    expect(mail.subject).not.toContain('\n')
    for (const text of [mail.text, mail.html ?? '']) {
      expect(text).not.toMatch(/\{\w+\}|undefined/)
      expect(text).toContain('Shop (shop.example)')
      expect(text).toContain('2027-01-15 08:00 UTC')
      if ('deleteAt' in news) expect(text).toContain('2027-01-22 08:00 UTC')
      if ('name' in news) expect(text).toContain('Firefox on Linux')
    }
    const direction = ['ar', 'fa', 'he'].includes(language) ? 'rtl' : 'ltr'
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
  })

  test('behavior: names the buttons as the wallet does', async () => {
    const { devices } = await readWallet(language)
    expect(words.notYou).toContain(devices.title)
    expect(words.keepText).toContain(devices.title)
    expect(words.keepText).toContain(devices.keepAccount)
    expect(words.unnamed).toBe(devices.unnamed)
  })

  test.runIf(language !== 'en')('behavior: everything is translated', () => {
    for (const [key, text] of Object.entries(words)) {
      expect(text).not.toBe(en[key as keyof typeof en])
      const holes = (value: string) => value.match(/\{\w+\}/g)
      expect(holes(text)).toEqual(holes(en[key as keyof typeof en]))
    }
  })
})

test('behavior: the same languages as the kit', async () => {
  const { languages: kit } = await import(
    '../../../../src/components/strings/languages.js'
  )
  expect(languages.sort()).toEqual(['en', ...Object.keys(kit)].sort())
})

async function readWallet(language: MailLanguage) {
  const { english } = await import(
    '../../../wallet/src/ui/language/translations/english.js'
  )
  if (language === 'en') return english
  const { languages } = await import(
    '../../../wallet/src/ui/language/languages.js'
  )
  return languages[language].load()
}
