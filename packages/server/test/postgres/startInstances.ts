import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  createMailbox,
  type Mailbox,
} from '../../../devnet/src/mailbox/createMailbox.js'
import { openSmtpServer } from '../../../devnet/src/mailbox/openSmtpServer.js'
import { createDatabase } from './createDatabase.js'

const bin = fileURLToPath(
  new URL('../../bin/latchkey-server.js', import.meta.url),
)

export type Instance = {
  port: number
  process: ChildProcess
  url: string
}

/**
 * Starts two servers, in processes of their own, on one Postgres, and a
 * balancer in front that takes turns.
 */
export async function startInstances(
  parameters: startInstances.Parameters = {},
) {
  const database = await createDatabase()
  const mailbox = createMailbox({ now: Date.now })
  const smtp = await openSmtpServer({
    mailbox: parameters.mailbox ?? mailbox,
    port: 0,
  })
  const instances: Instance[] = []
  let isOpen = true
  let turn = 0
  const balancer = createServer((incoming, outgoing) => {
    const { headers, method, url: path } = incoming
    const instance = instances[turn++ % instances.length]
    const asked = request(
      { headers, host: '127.0.0.1', method, path, port: instance?.port },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      },
    )
    asked.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(asked)
  })
  await new Promise<void>((resolve) => balancer.listen(0, resolve))
  const { port } = balancer.address() as AddressInfo
  const url = `http://localhost:${port}`

  async function start() {
    const child = spawn(process.execPath, [bin, '--skip-build'], {
      env: {
        PATH: process.env.PATH,
        APPROVE_DEVICES: 'true',
        DATABASE_URL: database.url,
        LOG_LEVEL: 'warn',
        MAIL_FROM: 'login@wallet.example',
        MASTER_KEY: 'ab'.repeat(32),
        PORT: '0',
        PUBLIC_URL: url,
        SMTP_URL: smtp.url,
        TRUSTED_PROXIES: '1',
      },
    })
    const output: string[] = []
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    for await (const chunk of child.stdout) {
      output.push(String(chunk))
      const [, found] = /^ {2}Port: (\d+)$/m.exec(output.join('')) ?? []
      if (!found) continue
      // A pipe that nobody reads would stop it.
      child.stdout.resume()
      const instance = { port: Number(found), process: child, url }
      instances.push(instance)
      return instance
    }
    throw new Error(`The server did not start:\n${output.join('')}`)
  }

  await Promise.all([start(), start()])
  return {
    balancer: { port, url },
    database,
    databaseUrl: database.url,
    instances,
    mailbox,
    start,
    /** Ends an instance as a crash does. */
    async kill(instance: Instance) {
      instances.splice(instances.indexOf(instance), 1)
      instance.process.kill('SIGKILL')
      await once(instance.process, 'exit')
    },
    /** Exit codes of the instances that ran. */
    async stop() {
      const codes = await Promise.all(
        instances.map(async ({ process }) => {
          process.kill('SIGTERM')
          const [code] = await once(process, 'exit')
          return code as number | null
        }),
      )
      instances.length = 0
      balancer.close()
      balancer.closeAllConnections()
      if (isOpen) await Promise.all([smtp.stop(), database.drop()])
      isOpen = false
      return codes
    },
  }
}

export declare namespace startInstances {
  type Parameters = {
    /** Takes the mails. Default: `mailbox`, which keeps the last 200. */
    mailbox?: Pick<Mailbox, 'receive'> | undefined
  }
}
