import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 10_000

/** Connects to a mail server and logs in; rejects when either fails. */
export async function verifySmtp({ url }: { url: string }): Promise<void> {
  const transport = createTransport({
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    url,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
