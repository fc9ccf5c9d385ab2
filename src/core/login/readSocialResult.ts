import { SOCIAL_URI_MAX_LENGTH } from '../constants.js'

/**
 * Reads the address that a social login comes back with. What is not one is
 * `undefined`, and nothing that is in it is believed yet.
 *
 * @param value - anything; whose, is for the caller to know
 * @param base - the frame's page, because the address may be a relative one
 *
 * @example
 * readSocialResult('/result?state=abc&code=1', 'https://frame.example/sdk')
 * // { error: undefined, state: 'abc', uri: '/result?state=abc&code=1' }
 */
export function readSocialResult(
  value: unknown,
  base: string,
): readSocialResult.ReturnType {
  if (typeof value !== 'string' || !value) return undefined
  if (value.length > SOCIAL_URI_MAX_LENGTH || !URL.canParse(value, base))
    return undefined
  const { protocol, searchParams } = new URL(value, base)
  if (!/^https?:$/.test(protocol)) return undefined
  // With two of them the frame could go by the other one.
  const [state, ...others] = searchParams.getAll('state')
  if (!state || others.length > 0) return undefined
  return { error: searchParams.get('error') ?? undefined, state, uri: value }
}

export declare namespace readSocialResult {
  type ReturnType =
    | {
        /** The provider's reason, when it has refused. */
        error: string | undefined
        state: string
        uri: string
      }
    | undefined
}
