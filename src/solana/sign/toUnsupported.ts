import { UnsupportedProviderMethodError } from 'viem'

/** The wallet cannot do this at all (4200). */
export function toUnsupported(method: string) {
  return new UnsupportedProviderMethodError(
    new Error(`The wallet has no ${method}`),
  )
}
