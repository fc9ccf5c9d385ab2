import type { LocalConfig } from 'latchkey-devnet'
import { type LocalService, listServices } from 'latchkey-devnet'

/** What `/status.json` says. */
export type LocalStatus = {
  services: readonly (LocalService & { isUp: boolean })[]
  /** When the newest mail arrived, ISO 8601. */
  lastMailAt?: string | undefined
  /** Its code, where it is one to type in, and whom it is for. */
  lastCode?: { code: string; to: string } | undefined
}

/** Longest wait for one service. */
const CHECK_TIMEOUT_MS = 1_500

/**
 * Asks the local services whether they answer. It is done here and not in the
 * page, which could not read their answers across origins.
 *
 * @example
 * const getStatus = createStatus(toLocalConfig(services))
 * const { services } = await getStatus()
 */
export function createStatus(local: LocalConfig): () => Promise<LocalStatus> {
  return async () => {
    const list = listServices(local)
    const [mails, ...answers] = await Promise.all([
      ask(`${local.urls.mailbox}/mails.json`),
      ...list.map((service) => ask(toProbe(service, local))),
    ])
    const [mail] = await readMails(mails)
    return {
      services: list.map((service, index) => ({
        ...service,
        isUp: answers[index] !== undefined,
      })),
      lastMailAt: mail?.sentAt,
      lastCode: mail?.code ? { code: mail.code, to: mail.to } : undefined,
    }
  }
}

function toProbe({ id, url }: LocalService, { projectId }: LocalConfig) {
  if (id === 'solana') return `${url}/health`
  return id === 'api'
    ? `${url}/v1/supported-chains?projectId=${projectId}`
    : url
}

/** Any answer but a failure of the server counts, `undefined` is none. */
async function ask(address: string) {
  const url = new URL(address)
  // Only browsers know every name under `localhost`.
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  // The relay answers plain requests too.
  if (url.protocol === 'ws:') url.protocol = 'http:'
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const response = await fetch(url, { signal })
    return response.status < 500 ? response : undefined
  } catch {
    return undefined
  }
}

async function readMails(response: Response | undefined) {
  type Answer = { mails: { code?: string; sentAt: string; to: string }[] }
  const answer: Answer | undefined = await response?.json().catch(() => {})
  return answer?.mails ?? []
}
