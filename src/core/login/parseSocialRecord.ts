import { schemaValues } from '../errors/schema.js'
import type { SocialProvider } from '../ports.js'
import type { SocialRecord } from './socialRecord.js'

/** What was kept of a login that is under way; junk is `undefined`. */
export function parseSocialRecord(text: string): SocialRecord | undefined {
  try {
    const { createdAt, nonce, provider, states } = JSON.parse(text)
    return Number.isSafeInteger(createdAt) &&
      typeof nonce === 'string' &&
      /^[0-9a-f]{32}$/.test(nonce) &&
      providers.includes(provider) &&
      Array.isArray(states) &&
      states.length > 0 &&
      states.every((state) => typeof state === 'string' && state !== '')
      ? { createdAt, nonce, provider: provider as SocialProvider, states }
      : undefined
  } catch {
    return undefined
  }
}

const providers: readonly unknown[] = schemaValues.socialProvider
