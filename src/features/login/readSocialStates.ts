import { nestedAddress } from './nestedAddress.js'

/**
 * Returns the `state` values of a provider URL, including those of a URL
 * nested in it. They identify the provider's response.
 *
 * @example
 * readSocialStates('https://provider.example/authorize?state=abc') // ['abc']
 */
export function readSocialStates(uri: string): readonly string[] {
  if (!URL.canParse(uri)) return []
  const { searchParams } = new URL(uri)
  const nested = searchParams.get(nestedAddress)
  return [
    ...searchParams.getAll('state').filter(Boolean),
    ...(nested ? readSocialStates(nested) : []),
  ]
}
