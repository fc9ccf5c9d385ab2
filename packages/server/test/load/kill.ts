import { randomUUID } from 'node:crypto'
import { startInstances } from '../postgres/startInstances.js'
import { askAt } from './askAt.js'

const WORKERS = 8
const APPS = 16
const deviceId = 'device-of-load-0000000000'

/**
 * Kills one of two instances again and again while people log in. Everything
 * that was acknowledged has to be known to both afterwards, and each code has
 * to have been good once.
 *
 * @returns Number of faults.
 */
export async function killMany(kills: number): Promise<number> {
  const codes = new Map<string, string>()
  const setup = await startInstances({
    mailbox: {
      async receive({ raw, to }: { raw: Uint8Array; to: string }) {
        const text = Buffer.from(raw).toString('latin1')
        const [, code] = /#(\d{6})/.exec(text) ?? []
        if (code) codes.set(to, code)
      },
    },
  })
  const acknowledged: { email: string; token: string }[] = []
  let doubled = 0
  let isOver = false
  let turn = 0
  const ask = (path: string, more: { body?: unknown; token?: string }) =>
    askAt(setup.instances[++turn % setup.instances.length]?.port ?? 0, path, {
      ...more,
      origin: setup.balancer.url,
    })
  const work = async () => {
    while (!isOver) {
      const email = `${randomUUID()}@example.org`
      const app = `http://localhost:${3_000 + (turn % APPS)}`
      try {
        const asked = await ask('/auth/email', {
          body: { app, deviceId, email },
        })
        const code = codes.get(email)
        if (asked.status !== 200 || !code) continue
        const { challengeId } = asked.body
        const body = { challengeId, code, deviceId }
        // At both at once: the code is good for one of them.
        const answers = await Promise.allSettled([
          ask('/auth/otp', { body }),
          ask('/auth/otp', { body }),
        ])
        const tokens = answers.flatMap((one) =>
          one.status === 'fulfilled' && one.value.status === 200
            ? [String(one.value.body.token)]
            : [],
        )
        if (tokens.length > 1) doubled++
        for (const token of tokens) acknowledged.push({ email, token })
      } catch {
        // The instance is gone.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const workers = Array.from({ length: WORKERS }, work)
  for (let kill = 1; kill <= kills; kill++) {
    const [instance] = setup.instances
    const before = acknowledged.length
    while (acknowledged.length < before + 3)
      await new Promise((resolve) => setTimeout(resolve, 10))
    if (instance) await setup.kill(instance)
    await setup.start()
    if (kill % 10 === 0)
      process.stdout.write(
        `  ${kill} kills, ${acknowledged.length} acknowledged, ${doubled} doubled\n`,
      )
  }
  isOver = true
  await Promise.all(workers)
  let lost = 0
  for (const { port } of setup.instances)
    for (const { email, token } of acknowledged) {
      const { body, status } = await askAt(port, '/auth/session', {
        ...{ origin: setup.balancer.url, token },
      })
      if (status !== 200 || body.email !== email) lost++
    }
  await setup.stop()
  process.stdout.write(
    `${kills} kills, ${acknowledged.length} logins acknowledged, ${lost} lost, ${doubled} doubled\n`,
  )
  return lost + doubled
}
