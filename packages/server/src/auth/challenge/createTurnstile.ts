import type { StrangerChallenge } from './challenge.js'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 5_000

/**
 * Creates a challenge by Cloudflare Turnstile, or by a service that is asked
 * as it is (hCaptcha, reCAPTCHA). The wallet's own page shows no widget of
 * others; this is for a page of one's own.
 *
 * @param parameters.siteKey - of the widget, public
 * @param parameters.url - that checks an answer. Default: Turnstile's
 */
export function createTurnstile(parameters: {
  /** Default: the global one. */
  fetch?: typeof globalThis.fetch | undefined
  /** Hears why an answer could not be checked. */
  report(error: unknown): void
  secret: string
  siteKey: string
  /** Default 5,000. */
  timeoutMs?: number | undefined
  url?: string | undefined
}): StrangerChallenge {
  const { report, secret, siteKey, url = VERIFY_URL } = parameters
  const { timeoutMs = TIMEOUT_MS } = parameters
  const { fetch = globalThis.fetch } = parameters
  return {
    open: async () => ({ kind: 'turnstile', siteKey }),
    async check({ client }, { answer }) {
      const body = new URLSearchParams({ response: answer, secret })
      // A network is no address.
      if (client && !client.includes('/')) body.set('remoteip', client)
      try {
        const asked = await fetch(url, {
          ...{ body, method: 'POST' },
          // guard: challenge-secret, which no other host may get.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const { success } = (await asked.json()) as { success?: unknown }
        return success === true
      } catch (cause) {
        // Who cannot be checked is a stranger still.
        report(new Error('The challenge could not be checked.', { cause }))
        return false
      }
    },
  }
}
