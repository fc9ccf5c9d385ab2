import type { PayQuote } from '../../../src/features/pay/payQuote.js'
import type { runEvmPayment } from './runEvmPayment.js'

/** How a request to the service can fail. */
const kinds = [
  'down',
  'lost',
  'hanging',
  'broken',
  'junk',
  'html',
  'behind',
] as const

/**
 * Simulates a service that converts payments: each quote has its own deposit
 * address, and is delivered some time after its deposit.
 */
export function createPayService(): createPayService.ReturnType {
  const quotes = new Map<string, Quote>()

  async function answer(requestId: string) {
    const quote = quotes.get(requestId)
    if (!quote) return Response.json({ message: 'No' }, { status: 404 })
    const { getPaid, page, payee, random, wait } = quote
    await wait(random.between(1, 6) * 50)
    const fault = random.chance(page.rate()) ? random.pick(kinds) : undefined
    if (fault) page.count()
    if (fault === 'down') throw new TypeError('fetch failed')
    if (fault === 'hanging') return hang()
    if (fault === 'broken') return new Response('Bad gateway', { status: 502 })
    if (fault === 'html')
      return new Response('<html>', {
        headers: { 'content-type': 'text/html' },
      })
    // A replica that has not heard of it yet: the status goes back.
    if (fault === 'behind') return Response.json({ status: 'waiting' })
    if (fault === 'junk') return Response.json({ status: 7 })
    const isPaid = (await getPaid(payee)) > 0
    if (fault === 'lost') throw new TypeError('terminated')
    if (!isPaid) return Response.json({ status: 'waiting' })
    quote.delivery ??= Date.now() + random.between(1, 90) * 1_000
    const isDelivered = Date.now() > quote.delivery
    return Response.json({ status: isDelivered ? 'success' : 'pending' })
  }

  return {
    addQuote(id, context) {
      const requestId = `${id}-${quotes.size}`
      const payee = context.addPayee()
      quotes.set(requestId, { ...context, delivery: undefined, payee })
      return { payee, requestId }
    },
    install() {
      const before = globalThis.fetch
      globalThis.fetch = async (input) => {
        const { searchParams } = new URL(String(input))
        return answer(searchParams.get('requestId') ?? '')
      }
      return () => {
        globalThis.fetch = before
      }
    },
  }
}

export declare namespace createPayService {
  type ReturnType = {
    addQuote(
      id: string,
      context: runEvmPayment.Context,
    ): Pick<PayQuote, 'payee' | 'requestId'>
    /** Answers requests of the API; returns a function that ends it. */
    install(): () => void
  }
}

type Quote = runEvmPayment.Context & {
  /** When it is delivered, once its deposit has arrived. */
  delivery: number | undefined
  payee: ReturnType<runEvmPayment.Context['addPayee']>
}

const hang = () => new Promise<never>(() => {})
