// @vitest-environment node
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createSmtpMailer } from './createSmtpMailer.js'

const mail = {
  ...{ app: 'https://app.example', subject: 'Code', text: 'It is 123456' },
  to: 'ada@example.org',
}
const open: { server: Server; sockets: Set<Socket> }[] = []

afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
})

type Answer = (line: string, socket: Socket) => string | undefined

/** A mail server; `answer` has an answer of its own to what it likes. */
async function setup(
  answer: Answer = () => undefined,
  parameters: Partial<createSmtpMailer.Parameters> = {},
) {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let isData = false
    const say = (text: string) => text && socket.write(`${text}\r\n`)
    say(answer('', socket) ?? '220 ready')
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        lines.push(line)
        if (isData && line !== '.') continue
        const own = answer(line, socket)
        if (own !== undefined) {
          say(own)
          continue
        }
        if (line.startsWith('DATA')) say('354 go on')
        else say(line.startsWith('QUIT') ? '221 bye' : '250 ok')
        isData = line.startsWith('DATA')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ server, sockets })
  const { port } = server.address() as { port: number }
  const mailer = createSmtpMailer({
    ...{ deadlineMs: 600, timeoutMs: 300 },
    from: { address: 'login@wallet.example', name: 'Wallet' },
    url: `smtp://127.0.0.1:${port}`,
    ...parameters,
  })
  return { lines, mailer, sockets }
}

test('default', async () => {
  const { lines, mailer } = await setup()
  await mailer.send(mail)
  expect(lines).toContain('MAIL FROM:<login@wallet.example>')
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<ada@example.org>',
  ])
  expect(lines).toContain('From: Wallet <login@wallet.example>')
  expect(lines).toContain('Auto-Submitted: auto-generated')
  expect(lines).toContain('It is 123456')
})

test('behavior: many mails go over five connections, which stay open', async () => {
  let calls = 0
  const { lines, mailer, sockets } = await setup((line) => {
    if (line) return undefined
    // A server that allows five.
    return ++calls > 5 ? '421 too many connections' : undefined
  })
  const mails = Array.from({ length: 60 }, () => mailer.send(mail))
  await Promise.all(mails)
  expect(lines.filter((line) => line === 'It is 123456')).toHaveLength(60)
  await mailer.send(mail)
  expect([calls, sockets.size]).toEqual([5, 5])
})

test('error: no connection is free in time, which sends nothing later', async () => {
  const asked: Socket[] = []
  const { lines, mailer } = await setup(
    (line, socket) => {
      if (!line.startsWith('RCPT')) return undefined
      asked.push(socket)
      return ''
    },
    { connections: 1, deadlineMs: 5_000, timeoutMs: 5_000, waitMs: 100 },
  )
  const first = mailer.send(mail)
  await expect(mailer.send({ ...mail, to: 'bo@example.org' })).rejects.toThrow(
    'The mail server was busy for over 100 ms.',
  )
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.write('250 ok\r\n')
  await first
  expect(lines).not.toContain('RCPT TO:<bo@example.org>')
})

test.each([
  { to: 'ada@example.org\r\nBcc: eve@example.org' },
  { to: 'ada@example.org, eve@example.org' },
  { subject: 'Code\r\nBcc: eve@example.org' },
  { app: 'https://app.example\nBcc: eve@example.org' },
])('error: a header in %o', async (change) => {
  const { lines, mailer } = await setup()
  await expect(mailer.send({ ...mail, ...change })).rejects.toThrow()
  expect(lines).toEqual([])
})

describe('a mail server that', () => {
  const at =
    (command: string, text: string): Answer =>
    (line) =>
      line.startsWith(command) && (command || !line) ? text : undefined

  test.each([
    ['is too busy', at('', '421 try later'), '421'],
    ['knows no sender', at('MAIL', '550 who are you'), '550'],
    ['knows no receiver', at('RCPT', '550 no such mailbox'), '550'],
    ['wants it later', at('RCPT', '451 greylisted'), '451'],
    ['has no room', at('.', '452 full'), '452'],
  ])('error: %s', async (_, answer, code) => {
    const { mailer } = await setup(answer)
    await expect(mailer.send(mail)).rejects.toThrow(code)
  })

  test.each([
    ['says nothing at all', at('', '')],
    ['says nothing more', at('RCPT', '')],
    ['takes the mail and says nothing', at('.', '')],
  ])('error: %s', async (_, answer) => {
    const { mailer } = await setup(answer)
    await expect(mailer.send(mail)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    })
  })

  test('error: says a word at a time', async () => {
    const { mailer } = await setup((line, socket) => {
      if (!line.startsWith('EHLO')) return undefined
      const timer = setInterval(() => socket.write('250-WORD\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
      return ''
    })
    await expect(mailer.send(mail)).rejects.toThrow('took over 600 ms')
  })

  test('error: hangs up in the middle; the next mail gets through', async () => {
    let calls = 0
    const { lines, mailer } = await setup((line, socket) => {
      if (!line.startsWith('RCPT') || ++calls > 1) return undefined
      socket.destroy()
      return ''
    })
    await expect(mailer.send(mail)).rejects.toThrow()
    await mailer.send(mail)
    expect(lines).toContain('It is 123456')
  })
})
