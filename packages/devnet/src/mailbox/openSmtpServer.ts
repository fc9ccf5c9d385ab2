import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './createMailbox.js'

const MAIL_MAX_BYTES = 65_536

/**
 * Opens an SMTP server on 127.0.0.1 that delivers every mail to the mailbox.
 * When the port is taken, a free one is used.
 */
export async function openSmtpServer(
  parameters: openSmtpServer.Parameters,
): Promise<openSmtpServer.ReturnType> {
  const { mailbox, port } = parameters
  try {
    return await open(mailbox, port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    return open(mailbox, 0)
  }
}

export declare namespace openSmtpServer {
  type Parameters = {
    mailbox: Pick<Mailbox, 'receive'>
    /** Wished port; 0 is any free one. */
    port: number
  }
  type ReturnType = {
    /** `smtp://` */
    url: string
    stop(): Promise<void>
  }
}

function open(mailbox: Pick<Mailbox, 'receive'>, port: number) {
  const server = new SMTPServer({
    // A connection that a client keeps would be waited for, for 30 s.
    closeTimeout: 100,
    // Nothing leaves this machine, and every address has its mail here.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAIL_MAX_BYTES,
    async onData(stream, { envelope }, callback) {
      try {
        const raw = await buffer(stream)
        if (stream.sizeExceeded) throw new Error('The mail is over 64 KiB')
        for (const { address } of envelope.rcptTo)
          await mailbox.receive({ raw, to: address })
        callback()
      } catch (error) {
        callback(error as Error)
      }
    },
  })
  return new Promise<openSmtpServer.ReturnType>((resolve, reject) => {
    server.once('error', reject)
    const { server: socket } = server
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      // A client that goes away in the middle is no reason to end.
      server.on('error', () => undefined)
      const address = socket.address()
      const opened = typeof address === 'object' ? address?.port : port
      resolve({
        url: `smtp://127.0.0.1:${opened}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      })
    })
  })
}
