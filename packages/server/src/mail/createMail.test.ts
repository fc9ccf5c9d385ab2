import { describe, expect, test } from 'vitest'
import { createMail, type MailTopic } from './createMail.js'
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

test('default', () => {
  const mail = createMail({ app, code, topic: 'login', wallet })
  expect(mail.subject).toBe('shop.example asks you to log in')
  expect(mail.text).toBe(
    [
      'shop.example asks you to log in',
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
})

test('param: appName is a claim beside the address', () => {
  const mail = createMail({ app, appName: 'The Shop', code, topic: 'login' })
  expect(mail.subject).toBe('The Shop (shop.example) asks you to log in')
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
  expect(subject).toBe(`${label} asks you to log in`)
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
    expect(subject).toBe(`${asker} asks you to log in`)
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
