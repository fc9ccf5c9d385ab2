// @vitest-environment node
import { createSmtpMailer, type Mail } from 'latchkey-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailbox, type Mailbox } from '../src/mailbox/createMailbox.js'
import { openSmtpServer } from '../src/mailbox/openSmtpServer.js'

const from = { address: 'login@wallet.localhost', name: 'Latchkey' }
const mail: Mail = {
  app: 'https://app.example',
  subject: 'Your login code – grüezi',
  text: 'Your code is 123456.\nErst jetzt: größer.\n\n@app.example #123456',
  to: 'ada@example.org',
}

describe('mail by SMTP', () => {
  let mailbox: Mailbox
  let raw = ''
  let server: openSmtpServer.ReturnType
  const send = (change: Partial<Mail> = {}) =>
    createSmtpMailer({ from, url: server.url }).send({ ...mail, ...change })

  beforeAll(async () => {
    server = await openSmtpServer({
      mailbox: {
        receive(parameters) {
          raw = Buffer.from(parameters.raw).toString()
          return mailbox.receive(parameters)
        },
      },
      port: 0,
    })
  })
  beforeEach(() => {
    mailbox = createMailbox({ now: () => 0 })
  })
  afterAll(() => server.stop())

  test('default', async () => {
    await send()
    expect(mailbox.list()).toEqual([
      {
        ...mail,
        id: expect.any(String),
        code: '123456',
        from: 'Latchkey <login@wallet.localhost>',
        link: undefined,
        sentAt: '1970-01-01T00:00:00.000Z',
      },
    ])
  })

  test('param: html and language', async () => {
    const html = '<p>Code <b>123456</b></p>'
    await send({ html, language: 'de' })
    expect(raw).toMatch(/^Content-Language: de\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toContain('multipart/alternative')
    expect(raw).toContain(html)
    expect(mailbox.list()[0]?.code).toBe('123456')
  })

  test('behavior: a link on its own line can be opened', async () => {
    const link = `https://wallet.example/device/${'a'.repeat(100)}`
    await send({ text: `Open the link.\n\n${link}` })
    expect(mailbox.list()[0]).toMatchObject({ code: undefined, link })
  })

  test('behavior: the address keeps its form', async () => {
    const to = 'Ada+tag.x@example.org'
    await send({ to })
    expect(mailbox.list('ada+TAG.x@example.org')[0]?.to).toBe(to)
  })

  test.each([
    ['to', 'ada@example.org\r\nBcc: eve@example.org'],
    ['to', 'ada@example.org,eve@example.org'],
    ['to', 'Ada <ada@example.org>'],
    ['to', 'ada@example.org eve@example.org'],
    ['subject', 'Code\nBcc: eve@example.org'],
    ['subject', 'Code\u2028Bcc: eve@example.org'],
    ['app', 'https://app.example\r\nBcc: eve@example.org'],
    ['language', 'de\r\nBcc: eve@example.org'],
  ])('error: %s is %j', async (name, value) => {
    await expect(send({ [name]: value })).rejects.toThrow('A mail')
    expect(mailbox.list()).toEqual([])
  })

  test('error: no server listens', async () => {
    const closed = await openSmtpServer({ mailbox, port: 0 })
    await closed.stop()
    const mailer = createSmtpMailer({ from, url: closed.url })
    await expect(mailer.send(mail)).rejects.toThrow()
  })

  test('behavior: a taken port is replaced', async () => {
    const port = Number(new URL(server.url).port)
    const other = await openSmtpServer({ mailbox, port })
    expect(other.url).not.toBe(server.url)
    await other.stop()
  })
})
