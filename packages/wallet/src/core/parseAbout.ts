import type { KeptShare } from './custodyRecords.js'

/** What is kept beside a share, or `undefined` for any other text. */
export function parseAbout(text: string):
  | (Pick<KeptShare, 'addresses' | 'hasPhrase' | 'setId'> & {
      deviceId?: unknown
    })
  | undefined {
  const value = JSON.parse(text) as
    | (Partial<KeptShare> & { deviceId?: unknown })
    | null
  const { addresses, deviceId, hasPhrase = false, setId } = value ?? {}
  return typeof setId === 'string' &&
    typeof addresses?.evm === 'string' &&
    typeof addresses.solana === 'string'
    ? { addresses, deviceId, hasPhrase, setId }
    : undefined
}
