import type { Random } from './createRandom.js'

/** How a request can fail. */
const kinds = [
  'down',
  'lost',
  'hanging',
  'broken',
  'junk',
  'html',
  'behind',
] as const

type Session = { status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED' }

/**
 * Simulates an exchange and its user, who pays on every page that was opened,
 * declines, or closes it.
 */
export function createExchange(parameters: {
  random: Random
  wait(ms: number): Promise<void>
}): createExchange.ReturnType {
  const { random, wait } = parameters
  const sessions = new Map<string, Session>()
  const opened = new Set<string>()

  function answer(method: string, sessionId: string) {
    if (method === 'reown_getExchangePayUrl') {
      const id = `session-${sessions.size}`
      sessions.set(id, { status: 'UNKNOWN' })
      return { sessionId: id, url: `https://exchange.example/${id}` }
    }
    const status = sessions.get(sessionId)?.status ?? 'UNKNOWN'
    return { status, txHash: status === 'SUCCESS' ? TX_HASH : undefined }
  }

  return {
    connect:
      ({ count, isClosed, rate }) =>
      async (request) => {
        const { method, params } = await request.json()
        await wait(random.between(1, 6) * 50)
        if (isClosed()) return hang()
        const fault = random.chance(rate()) ? random.pick(kinds) : undefined
        if (fault) count()
        if (fault === 'down') throw new TypeError('fetch failed')
        if (fault === 'broken')
          return new Response('Bad gateway', { status: 502 })
        const result = answer(method, params.sessionId)
        await wait(random.between(1, 6) * 50)
        if (fault === 'hanging' || isClosed()) return hang()
        if (fault === 'lost') throw new TypeError('terminated')
        if (fault === 'html') return createPage()
        // A replica that has not heard of it yet: the status goes back.
        if (fault === 'behind' && method !== 'reown_getExchangePayUrl')
          return Response.json({
            jsonrpc: '2.0',
            id: 1,
            result: { status: random.pick(['UNKNOWN', 'IN_PROGRESS']) },
          })
        const found = fault === 'junk' ? { status: 7 } : result
        return Response.json({ jsonrpc: '2.0', id: 1, result: found })
      },
    isPaid: (id) => sessions.get(id)?.status === 'SUCCESS',
    getDebits: () =>
      [...sessions.values()].filter(({ status }) => status === 'SUCCESS')
        .length,
    async open(id) {
      const session = sessions.get(id)
      if (!session || opened.has(id)) return
      opened.add(id)
      await wait(random.between(1, 5) * 1_000)
      session.status = 'IN_PROGRESS'
      if (random.chance(0.05)) return
      await wait(random.between(1, 90) * 1_000)
      session.status = random.chance(0.15) ? 'FAILED' : 'SUCCESS'
    },
  }
}

export declare namespace createExchange {
  type ReturnType = {
    /** Returns what answers the requests of a page. */
    connect(page: {
      count(): void
      isClosed(): boolean
      rate(): number
    }): (request: Request) => Promise<Response>
    getDebits(): number
    isPaid(sessionId: string): boolean
    /** Opens the exchange's page. */
    open(sessionId: string): Promise<void>
  }
}

const TX_HASH = `0x${'a1'.repeat(32)}`

/** A proxy or a captive portal answers instead. */
const createPage = () =>
  new Response('<html>Welcome</html>', {
    headers: { 'content-type': 'text/html' },
  })

const hang = () => new Promise<never>(() => {})
